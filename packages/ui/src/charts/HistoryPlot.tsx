import { memo } from 'react';
import { ChartReader } from './ChartReader.tsx';
import type { HistoryLayout } from './history-layout.ts';
import type { HistoryFormat } from './history-format.ts';
import { Crosshair } from './Crosshair.tsx';
import type { HistoryEvent, HistoryExtra, HistoryFall } from './history/chart-marks.ts';
import { readFigures } from './history/read-figures.ts';
import { EventMarks } from './history/EventMarks.tsx';
import { FallLabel, FallMarks } from './history/FallMarks.tsx';
import { Strip } from './history/Strip.tsx';
import styles from './HistoryPlot.module.css';

export interface ReaderWords {
  /** Names the part that the arrow keys move through the days. */
  label: string;
  /** What is read out at a day. */
  reading: (day: string, figures: readonly { name: string; value: string }[]) => string;
}

/** What may be drawn with the lines. */
export interface PlotMarks {
  fall: HistoryFall | undefined;
  strip: HistoryExtra | undefined;
  events: readonly HistoryEvent[];
}

interface HistoryPlotProps {
  className: string | undefined;
  layout: HistoryLayout;
  conclusion: string;
  format: HistoryFormat;
  words: ReaderWords;
  /** False until scripts run: a reader that cannot move is not offered. */
  isInteractive: boolean;
  marks: PlotMarks;
  /** Read out with the lines' figures. */
  extras: readonly HistoryExtra[];
  stop: number | undefined;
  onStop: (stop: number | undefined) => void;
  onKeys: (hasFocus: boolean) => void;
}

/** One drawing at one size, and over it the reader that pointer and arrow keys move from day to day. */
export function HistoryPlot(props: HistoryPlotProps) {
  const { className, layout, conclusion, format, words, isInteractive, marks } = props;
  const { stop, onStop, onKeys } = props;
  const { size, stops } = layout;
  const shown = stop === undefined ? undefined : stops[Math.min(stop, stops.length - 1)];

  return (
    <div className={`${styles.plot} ${className ?? ''}`}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={conclusion}
      >
        <Drawing layout={layout} format={format} marks={marks} />
        {shown === undefined ? null : (
          <Crosshair layout={layout} stop={shown} format={format} strip={marks.strip} events={marks.events} />
        )}
      </svg>
      {isInteractive ? (
        <ChartReader
          label={words.label}
          stops={stops}
          width={size.width}
          stop={stop}
          spoken={(at) => spokenAt(stops[at], props)}
          onStop={onStop}
          onKeys={onKeys}
        />
      ) : null}
    </div>
  );
}

function spokenAt(stop: HistoryLayout['stops'][number] | undefined, props: HistoryPlotProps): string {
  if (stop === undefined) return '';
  const { layout, format, words, extras, marks } = props;
  const reading = words.reading(format.day(stop.day), readFigures(layout, stop, extras, format));
  const event = marks.events.find(({ day }) => day === stop.day);
  return event === undefined ? reading : `${reading}; ${event.title}`;
}

interface DrawingProps {
  layout: HistoryLayout;
  format: HistoryFormat;
  marks: PlotMarks;
}

/** What does not follow the pointer, so that a move redraws only the crosshair. */
const Drawing = memo(function Drawing({ layout, format, marks }: DrawingProps) {
  const { fall, strip, events } = marks;
  const { size, right, axis, values, baselineY, days, months, series } = layout;
  const isOnly = series.length === 1;
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
        {fall === undefined ? null : <FallMarks layout={layout} fall={fall} />}
        {/* The first line is the one that the chart is about: it lies over the others. */}
        {series.toReversed().map(({ id, path }, index) => (
          <path key={id} className={styles.line} data-series={series.length - index} d={path} />
        ))}
      </g>
      {events.length === 0 ? null : <EventMarks layout={layout} events={events} format={format} />}
      {fall === undefined ? null : <FallLabel layout={layout} fall={fall} />}
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
});

function directionOf({ series }: HistoryLayout): 'rise' | 'fall' | undefined {
  const [line] = series;
  if (line === undefined || line.start.y === line.end.y) return undefined;
  // Downwards on the screen is a fall.
  return line.end.y > line.start.y ? 'fall' : 'rise';
}
