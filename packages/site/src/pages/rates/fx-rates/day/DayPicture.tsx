import { ReadChart, ReadingMark, type ReadFigure } from '@bank/ui';
import type { FxQuote } from '@bank/contract';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useChartWords } from '../../../../parts/charts/use-chart-words.ts';
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
  const words = useChartWords(title, 'quotes');
  const wide = dayLine(quotes, WIDE, time);
  const narrow = dayLine(quotes, NARROW, time);
  if (wide === undefined || narrow === undefined) return null;
  const { stops, asked } = wide;
  return (
    <figure className={styles.picture}>
      <figcaption>{conclusion}</figcaption>
      <ReadChart
        drawings={[
          { room: WIDE, line: wide, className: styles.wide },
          { room: NARROW, line: narrow, className: styles.narrow },
        ].map(({ room, line, className }) => ({
          className,
          look: undefined,
          width: room.width,
          height: room.height,
          stops: line.stops.map(({ x }) => ({ x })),
          drawing: <Drawing room={room} line={line} />,
          renderMark: (stop) => (
            <ReadingMark
              x={line.stops[stop]?.x ?? 0}
              top={DAY_PLOT.top - 8}
              foot={room.height - DAY_PLOT.foot}
              rings={[line.stops[stop]?.y]}
            />
          ),
        }))}
        conclusion={conclusion}
        // Of the time that was asked for, until somebody reads elsewhere.
        usual={asked?.stop ?? stops.length - 1}
        read={(stop) => {
          const read = stops[stop];
          if (read === undefined) return { when: '', figures: [] };
          return { when: read.time, dateTime: read.time, figures: figuresOf(read.quote) };
        }}
        words={words}
      />
    </figure>
  );
}

type Room = typeof WIDE | typeof NARROW;

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
