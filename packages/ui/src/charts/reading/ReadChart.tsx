import { useState, type PointerEvent, type ReactNode, type RefCallback } from 'react';
import { useHydrated } from '../../base/use-hydrated.ts';
import { ChartReader } from './ChartReader.tsx';
import { nearestStop, type Stop } from './nearest-stop.ts';
import { Readout, type ReadFigure, type ReadoutLook } from './Readout.tsx';
import styles from './ReadChart.module.css';

export interface ChartWords {
  /** Names the part that the arrow keys move. */
  label: string;
  /** Names the figures above the drawing. */
  legend: string;
  /** What is said at a stop. */
  reading: (when: string, figures: readonly ReadFigure[]) => string;
}

/** What is known at a stop. */
export interface Reading {
  /** What the figures are of, in words: a day, a year, a kind. */
  when: string;
  /** The same for programs, where it is a time. */
  dateTime?: string;
  figures: readonly ReadFigure[];
  /** Said after them by the keys' own control. */
  note?: string | undefined;
}

/** One drawing of a chart; several are the same chart for wide and for narrow places. */
export interface ReadDrawing {
  /** Of its place, which is as large as the drawing, and of the drawing. */
  className: string | undefined;
  look: string | undefined;
  width: number;
  height: number;
  /** Whether it keeps its size where there is more room. */
  isFixed?: boolean;
  stops: readonly Stop[];
  /** Stops that it leaves out before its first. */
  skipped?: number;
  /** What does not follow the pointer. */
  drawing: ReactNode;
  /** Drawn over it at a stop of its own. */
  renderMark: (stop: number) => ReactNode;
}

interface ReadChartProps {
  drawings: readonly ReadDrawing[];
  /** What a reader should take from it, in a sentence. */
  conclusion: string;
  /** Read out while nobody reads elsewhere. */
  usual: number;
  read: (stop: number) => Reading;
  words: ChartWords;
  look?: ReadoutLook;
  /** One stop lies under another. */
  isInRows?: boolean;
  /** Of what holds the drawings. */
  drawn?: RefCallback<HTMLDivElement>;
}

/**
 * Makes drawings readable: the figures of one stop stand above them, and with script pointer, touch and keys go from
 * stop to stop. Every chart whose figures are not all written beside it is read through this.
 */
export function ReadChart(props: ReadChartProps) {
  const { drawings, conclusion, usual, read, words, look = 'strip', isInRows = false, drawn } = props;
  const [stop, setStop] = useState<number>();
  const [hasKeys, setKeys] = useState(false);
  // A reader that cannot move is not offered.
  const isAlive = useHydrated();
  // Other figures may come, fewer than there were.
  const count = Math.max(...drawings.map(({ stops, skipped = 0 }) => stops.length + skipped));
  const at = Math.min(stop ?? usual, count - 1);
  const reading = read(at);
  const spoken = words.reading(reading.when, reading.figures);
  return (
    <>
      <Readout {...reading} label={words.legend} isSilent={hasKeys} look={look} />
      <div ref={drawn}>
        {drawings.map(({ skipped = 0, ...one }) => {
          const own = at - skipped;
          return (
            <div key={one.width} className={`${styles.place} ${one.className ?? ''}`}>
              <svg
                className={one.look}
                viewBox={`0 0 ${one.width} ${one.height}`}
                {...(one.isFixed === true && { width: one.width, height: one.height })}
                role="img"
                aria-label={conclusion}
              >
                {one.drawing}
                {stop === undefined || own < 0 ? null : one.renderMark(own)}
              </svg>
              {isAlive ? (
                <ChartReader
                  label={words.label}
                  first={skipped}
                  last={skipped + one.stops.length - 1}
                  at={Math.max(at, skipped)}
                  spoken={reading.note === undefined ? spoken : `${spoken}; ${reading.note}`}
                  find={(event) => skipped + nearestStop(one.stops, placeOf(event, one))}
                  onStop={setStop}
                  onKeys={setKeys}
                  way={isInRows ? 'rows' : 'along'}
                />
              ) : null}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Both sides of the divisions are in the window's pixels, so the page's scale cancels out. */
function placeOf(event: PointerEvent<HTMLElement>, { width, height }: Pick<ReadDrawing, 'width' | 'height'>) {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
  };
}
