import type { HistoryLayout } from './history-layout.ts';
import type { HistoryFormat } from './history-format.ts';
import type { HistoryEvent, HistoryExtra, HistoryFall } from './history/chart-marks.ts';
import { EventMarks } from './history/EventMarks.tsx';
import { FallLabel, FallMarks } from './history/FallMarks.tsx';
import { fallShape } from './history/fall-shape.ts';
import { Strip } from './history/Strip.tsx';
import styles from './HistoryPlot.module.css';

/** What may be drawn with the lines. */
export interface PlotMarks {
  fall: HistoryFall | undefined;
  strip: HistoryExtra | undefined;
  events: readonly HistoryEvent[];
}

interface HistoryPlotProps {
  layout: HistoryLayout;
  format: HistoryFormat;
  marks: PlotMarks;
}

/** Axes, lines, marks and the names at the lines' ends, at one size. */
export function HistoryPlot({ layout, format, marks }: HistoryPlotProps) {
  const { fall, strip, events } = marks;
  const { size, right, axis, values, baselineY, days, months, series } = layout;
  const isOnly = series.length === 1;
  const fallen = fall && fallShape(layout, fall);
  // A few days have no month's beginning among them: their own days are marked.
  const isShort = days[0]?.unit === 'day';
  return (
    <>
      {values.map(({ y, value }) => (
        <g key={value}>
          <path className={y === baselineY ? styles.zero : styles.grid} d={`M${size.left} ${y}H${right}`} />
          <text className={`num ${styles.tick}`} x={size.left - 10} y={y + 4} textAnchor="end">
            {format.axis(value)}
          </text>
        </g>
      ))}
      <path
        className={styles.month}
        d={
          isShort
            ? days.map(({ x }) => `M${x} ${axis + 4}v5`).join('')
            : months.map(({ x, isJanuary }) => `M${x} ${axis + 4}v${isJanuary ? 9 : 5}`).join('')
        }
      />
      {days.map(({ x, day, unit, anchor }) => (
        <text key={day} className={`num ${styles.tick}`} x={x} y={axis + 30} textAnchor={anchor}>
          {format.tick(day, unit)}
        </text>
      ))}
      {strip === undefined ? null : <Strip layout={layout} strip={strip} format={format} />}
      <g className={styles.lines}>
        {fallen === undefined ? null : <FallMarks shape={fallen} />}
        {/* The first line is the one that the chart is about: it lies over the others. */}
        {series.toReversed().map(({ id, path }, index) => (
          <path key={id} className={styles.line} data-series={series.length - index} d={path} />
        ))}
      </g>
      {events.length === 0 ? null : <EventMarks layout={layout} events={events} format={format} />}
      {fallen === undefined ? null : <FallLabel shape={fallen} />}
      {series.map(({ id, name, end, labelY, last }, index) => (
        <g key={id}>
          <circle
            className={styles.star}
            data-series={index + 1}
            data-direction={isOnly ? directionOf(layout) : undefined}
            cx={end.x}
            cy={end.y}
            r={isOnly ? 3.4 : 3.2}
          />
          {size.labels === 0 ? null : (
            <>
              <path
                className={styles.leader}
                data-series={index + 1}
                d={`M${right + 4} ${end.y}L${right + 12} ${labelY}`}
              />
              <text className={styles.name} data-series={index + 1} x={right + 15} y={labelY - 1}>
                {name}
                <tspan className="num" x={right + 15} dy="16">
                  {format.value(last.value)}
                </tspan>
              </text>
            </>
          )}
        </g>
      ))}
    </>
  );
}

function directionOf({ series }: HistoryLayout): 'rise' | 'fall' | undefined {
  const [line] = series;
  if (line === undefined || line.start.y === line.end.y) return undefined;
  // Downwards on the screen is a fall.
  return line.end.y > line.start.y ? 'fall' : 'rise';
}
