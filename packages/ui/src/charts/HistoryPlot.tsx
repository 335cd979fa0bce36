import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { nearestStop, type HistoryLayout } from './history-layout.ts';
import type { HistoryFormat } from './history-format.ts';
import { Crosshair } from './Crosshair.tsx';
import { valueAt, type HistoryEvent, type HistoryExtra, type HistoryFall } from './history/chart-marks.ts';
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
  const last = stops.length - 1;
  const shown = stop === undefined ? undefined : stops[Math.min(stop, last)];
  const spoken = stops[Math.min(stop ?? last, last)];

  const follow = (event: PointerEvent<HTMLElement>) => {
    // Both sides of the division are in the window's pixels, so the page's scale cancels out.
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onStop(nearestStop(layout, ((event.clientX - left) / width) * size.width));
  };
  const step = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, stop ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    onStop(next === 'none' ? undefined : next);
  };

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
      {isInteractive && spoken !== undefined ? (
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={words.label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={Math.min(stop ?? last, last)}
          aria-valuetext={spokenAt(spoken, props)}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => {
            // A finger that is lifted leaves what it found in view.
            if (event.pointerType !== 'touch' && document.activeElement !== event.currentTarget) {
              onStop(undefined);
            }
          }}
          onFocus={() => {
            onKeys(true);
            onStop(stop ?? last);
          }}
          onBlur={() => {
            onKeys(false);
            onStop(undefined);
          }}
          onKeyDown={step}
        />
      ) : null}
    </div>
  );
}

function spokenAt(stop: HistoryLayout['stops'][number], props: HistoryPlotProps): string {
  const { layout, format, words, extras, marks } = props;
  const names = new Map(layout.series.map(({ id, name }) => [id, name]));
  const figures = stop.marks.map(({ id, value }) => ({
    name: names.get(id) ?? id,
    value: format.value(value),
  }));
  const more = extras.flatMap(({ name, points, value = format.value }) => {
    const known = valueAt(points, stop.day);
    return known === undefined ? [] : [{ name, value: value(known) }];
  });
  const event = marks.events.find(({ day }) => day === stop.day);
  const reading = words.reading(format.day(stop.day), [...figures, ...more]);
  return event === undefined ? reading : `${reading}; ${event.title}`;
}

/** Steps of Page Up and Page Down. */
const LEAP = 20;

function keyTarget(key: string, at: number, last: number): number | 'none' | undefined {
  const within = (target: number) => Math.max(0, Math.min(last, target));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(at + 1);
    case 'PageDown':
      return within(at - LEAP);
    case 'PageUp':
      return within(at + LEAP);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return 'none';
    default:
      return undefined;
  }
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
