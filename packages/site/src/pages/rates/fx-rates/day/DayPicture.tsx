import { useState } from 'react';
import { ChartReader, ReadingMark, Readout, useHydrated, type ReadFigure } from '@bank/ui';
import type { FxQuote } from '@bank/contract';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { historyWords } from '../../../../words/rates/history/words.ts';
import styles from './DayPicture.module.css';
import { DAY_PLOT, dayLine, type DayLine } from './day-line.ts';

const WIDE = { width: 1144, height: 240, hours: 14 } as const;
const NARROW = { width: 350, height: 200, hours: 5 } as const;

interface DayPictureProps {
  quotes: readonly FxQuote[];
  /** `HH:MM` that was asked for. */
  time: string | undefined;
  title: string;
  conclusion: string;
  /** What is read out of a quote. */
  figuresOf: (quote: FxQuote) => ReadFigure[];
}

/** The middle rates of a day as steps, drawn once for wide and once for narrow places, read quote by quote. */
export function DayPicture({ quotes, time, title, conclusion, figuresOf }: DayPictureProps) {
  const words = useWords(historyWords);
  const isInteractive = useHydrated();
  const [stop, setStop] = useState<number>();
  const [hasKeys, setKeys] = useState(false);
  const wide = dayLine(quotes, WIDE, time);
  const narrow = dayLine(quotes, NARROW, time);
  if (wide === undefined || narrow === undefined) return null;
  const { stops } = wide;
  // Of the time that was asked for, until somebody reads elsewhere.
  const at = stops[stop ?? wide.asked?.stop ?? stops.length - 1];
  if (at === undefined) return null;
  const spoken = (index: number) => {
    const read = stops[index] ?? at;
    return words['history.reading'](read.time, figuresOf(read.quote));
  };
  return (
    <figure className={styles.picture}>
      <figcaption>{conclusion}</figcaption>
      <Readout
        when={at.time}
        dateTime={at.time}
        figures={figuresOf(at.quote)}
        label={words['history.legend']}
        isSilent={hasKeys}
      />
      {[
        { room: WIDE, line: wide, className: styles.wide },
        { room: NARROW, line: narrow, className: styles.narrow },
      ].map(({ room, line, className }) => (
        <div key={room.width} className={`${styles.plot} ${className ?? ''}`}>
          <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={conclusion}>
            <Drawing room={room} line={line} />
            {stop === undefined ? null : <Reading room={room} stop={line.stops[stop]} />}
          </svg>
          {isInteractive ? (
            <ChartReader
              label={words['history.quoteReader'](title)}
              stops={line.stops}
              width={room.width}
              stop={stop}
              spoken={spoken}
              onStop={setStop}
              onKeys={setKeys}
            />
          ) : null}
        </div>
      ))}
    </figure>
  );
}

type Room = typeof WIDE | typeof NARROW;

function Reading({ room, stop }: { room: Room; stop: DayLine['stops'][number] | undefined }) {
  if (stop === undefined) return null;
  return (
    <ReadingMark x={stop.x} top={DAY_PLOT.top - 8} foot={room.height - DAY_PLOT.foot} rings={[stop.y]} />
  );
}

interface DrawingProps {
  room: Room;
  line: DayLine;
}

function Drawing({ room: { width, height }, line }: DrawingProps) {
  const base = height - DAY_PLOT.foot;
  const last = line.stops.at(-1);
  return (
    <>
      {line.grid.map(({ y, value }) => (
        <g key={value}>
          <path className={styles.grid} d={`M${DAY_PLOT.left} ${y}H${width - DAY_PLOT.right}`} />
          <text className={styles.label} x={DAY_PLOT.left - 10} y={y + 4} textAnchor="end">
            {formatDecimal(value)}
          </text>
        </g>
      ))}
      {line.hours.map(({ x, label, anchor }) => (
        <g key={x}>
          <path className={styles.tick} d={`M${x} ${base + 4}v${label === undefined ? 5 : 9}`} />
          {label === undefined ? null : (
            <text className={styles.label} x={x} y={height - 4} textAnchor={anchor}>
              {label}
            </text>
          )}
        </g>
      ))}
      <path className={styles.line} d={line.path} />
      {line.asked === undefined ? (
        <circle className={styles.end} cx={last?.x} cy={last?.y} r={3.6} />
      ) : (
        <>
          <path className={styles.asked} d={`M${line.asked.x} ${DAY_PLOT.top - 8}V${base}`} />
          <circle className={styles.end} cx={line.asked.x} cy={line.asked.y} r={4.4} />
        </>
      )}
    </>
  );
}
