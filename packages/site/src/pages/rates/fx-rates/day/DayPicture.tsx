import type { FxQuote } from '@bank/contract';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import styles from './DayPicture.module.css';
import { DAY_PLOT, dayLine } from './day-line.ts';

const WIDE = { width: 1144, height: 240, hours: 14 } as const;
const NARROW = { width: 350, height: 200, hours: 5 } as const;

interface DayPictureProps {
  quotes: readonly FxQuote[];
  /** `HH:MM` that was asked for. */
  time: string | undefined;
  conclusion: string;
}

/** The middle rates of a day as steps, drawn once for wide and once for narrow places. The table below reads it out. */
export function DayPicture({ quotes, time, conclusion }: DayPictureProps) {
  if (dayLine(quotes, WIDE, time) === undefined) return null;
  return (
    <figure className={styles.picture}>
      <figcaption>{conclusion}</figcaption>
      <div role="img" aria-label={conclusion}>
        <Drawing className={styles.wide} quotes={quotes} time={time} room={WIDE} />
        <Drawing className={styles.narrow} quotes={quotes} time={time} room={NARROW} />
      </div>
    </figure>
  );
}

interface DrawingProps extends Omit<DayPictureProps, 'conclusion'> {
  className: string | undefined;
  room: typeof WIDE | typeof NARROW;
}

function Drawing({ className, quotes, time, room }: DrawingProps) {
  const line = dayLine(quotes, room, time);
  if (line === undefined) return null;
  const { width, height } = room;
  const base = height - DAY_PLOT.foot;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
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
        <circle className={styles.end} cx={line.end.x} cy={line.end.y} r={3.6} />
      ) : (
        <>
          <path className={styles.asked} d={`M${line.asked.x} ${DAY_PLOT.top - 8}V${base}`} />
          <circle className={styles.end} cx={line.asked.x} cy={line.asked.y} r={4.4} />
        </>
      )}
    </svg>
  );
}
