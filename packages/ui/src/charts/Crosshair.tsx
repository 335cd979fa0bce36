import type { HistoryFormat } from './history-format.ts';
import type { HistoryLayout } from './history-layout.ts';
import type { HistoryEvent, HistoryExtra } from './history/chart-marks.ts';
import { stripShape } from './history/strip-shape.ts';
import { ReadingMark } from './reading/ReadingMark.tsx';
import { textWidth } from './text-width.ts';
import styles from './Crosshair.module.css';

const FLAG_WIDTH = 74;
const FLAG_HEIGHT = 18;
const TYPE = 12;

interface CrosshairProps {
  layout: HistoryLayout;
  /** Number of the stop. */
  stop: number;
  format: HistoryFormat;
  strip: HistoryExtra | undefined;
  events: readonly HistoryEvent[];
}

/** A dotted vertical at one day, a ring on every line, and the day in a flag that stays inside the plot. */
export function Crosshair({ layout, stop, format, strip, events }: CrosshairProps) {
  const { right, top, axis, series, size } = layout;
  const read = layout.stops[Math.min(stop, layout.stops.length - 1)];
  if (read === undefined) return null;
  const { x, day, marks } = read;
  const event = events.find((candidate) => candidate.day === day);
  const flag = format.day(day) + (event === undefined ? '' : ` ${event.sign} ${event.short}`);
  const width = Math.max(FLAG_WIDTH, textWidth(flag, TYPE) + 12);
  const left = Math.min(Math.max(x - width / 2, size.left), right - width);
  const depth = strip === undefined ? undefined : stripShape(layout, strip.points)?.points.get(day);
  return (
    <g className={styles.crosshair} aria-hidden="true">
      <ReadingMark
        x={x}
        top={top - 2}
        foot={axis}
        rings={series.map(({ id }) => marks.find((mark) => mark.id === id)?.y)}
      />
      {depth === undefined ? null : <circle className={styles.depth} cx={x} cy={depth.y} r={3} />}
      <rect
        className={styles.flag}
        x={left}
        y={top - FLAG_HEIGHT}
        width={width}
        height={FLAG_HEIGHT}
        data-flag=""
      />
      <text className={`num ${styles.day}`} x={left + width / 2} y={top - 5} textAnchor="middle">
        {flag}
      </text>
    </g>
  );
}
