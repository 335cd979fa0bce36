import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { nearestStop, type HistoryLayout } from './history-layout.ts';
import type { HistoryFormat } from './history-format.ts';
import { Crosshair } from './Crosshair.tsx';
import styles from './HistoryPlot.module.css';

export interface ReaderWords {
  /** Names the part that the arrow keys move through the days. */
  label: string;
  /** What is read out at a day. */
  reading: (day: string, figures: readonly { name: string; value: string }[]) => string;
}

interface HistoryPlotProps {
  className: string | undefined;
  layout: HistoryLayout;
  conclusion: string;
  format: HistoryFormat;
  words: ReaderWords;
  /** False until scripts run: a reader that cannot move is not offered. */
  isInteractive: boolean;
  stop: number | undefined;
  onStop: (stop: number | undefined) => void;
}

/** One drawing at one size, and over it the reader that pointer and arrow keys move from day to day. */
export function HistoryPlot(props: HistoryPlotProps) {
  const { className, layout, conclusion, format, words, isInteractive, stop, onStop } = props;
  const { size, stops } = layout;
  const last = stops.length - 1;
  const shown = stop === undefined ? undefined : stops[Math.min(stop, last)];
  const spoken = stops[Math.min(stop ?? last, last)];
  const names = new Map(layout.series.map(({ id, name }) => [id, name]));

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
        <Drawing layout={layout} format={format} />
        {shown === undefined ? null : <Crosshair layout={layout} stop={shown} format={format} />}
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
          aria-valuetext={words.reading(
            format.day(spoken.day),
            spoken.marks.map(({ id, value }) => ({ name: names.get(id) ?? id, value: format.value(value) })),
          )}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => {
            if (document.activeElement !== event.currentTarget) onStop(undefined);
          }}
          onFocus={() => onStop(stop ?? last)}
          onBlur={() => onStop(undefined)}
          onKeyDown={step}
        />
      ) : null}
    </div>
  );
}

/** Steps of Page Up and Page Down. */
const LEAP = 10;

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

/** What does not follow the pointer, so that a move redraws only the crosshair. */
const Drawing = memo(function Drawing({ layout, format }: { layout: HistoryLayout; format: HistoryFormat }) {
  const { size, right, base, values, baselineY, days, series } = layout;
  const isOnly = series.length === 1;
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
        className={styles.graduation}
        d={`M${size.left} ${base + 9}H${right}`}
        strokeDasharray={`1 ${((right - size.left - 1) / GRADUATION - 1).toFixed(3)}`}
      />
      {days.map(({ x, day, unit, anchor }) => (
        <g key={day}>
          <path className={styles.mark} d={`M${x} ${base + 5}v11`} />
          <text className={`num ${styles.tick}`} x={x} y={base + 33} textAnchor={anchor}>
            {format.tick(day, unit)}
          </text>
        </g>
      ))}
      <g className={styles.lines}>
        {series.map(({ id, path }, index) => (
          <path key={id} className={styles.line} data-series={index + 1} d={path} />
        ))}
      </g>
      {series.map(({ id, name, end, labelY, last }, index) => (
        <g key={id}>
          <circle
            className={styles.star}
            data-series={index + 1}
            data-direction={isOnly ? directionOf(layout) : undefined}
            cx={end.x}
            cy={end.y}
            r={3.4}
          />
          {size.labels === 0 ? null : (
            <text className={styles.name} x={right + 12} y={labelY}>
              {name}
              <tspan className={`num ${styles.value}`} x={right + 12} dy="17">
                {format.value(last.value)}
              </tspan>
            </text>
          )}
        </g>
      ))}
    </>
  );
});

/** Gold ticks of the graduation under the time axis. */
const GRADUATION = 40;

function directionOf({ series }: HistoryLayout): 'rise' | 'fall' | undefined {
  const ends = /^M\S+ (\S+?)[LHV]/.exec(series[0]?.path ?? '');
  const first = Number(ends?.[1]);
  const last = series[0]?.end.y ?? first;
  // Downwards on the screen is a fall.
  return Number.isNaN(first) || first === last ? undefined : last > first ? 'fall' : 'rise';
}
