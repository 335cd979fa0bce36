import { linePath, tenth, type Point } from './line-path.ts';
import { niceScale } from './nice-scale.ts';
import styles from './TermCurvePlot.module.css';

/** `value` is the figure as it is shown; only its place on the plot is a number. */
export interface TermPoint {
  label: string;
  value: string;
}

export interface CurveSize {
  width: number;
  height: number;
  labelSize: 12 | 13;
}

const LEFT = 34;
const TOP = 22;
const FOOT = 34;
const INTERVALS = 4;
/** Gold ticks of the graduation under the time axis. */
const GRADUATION = 36;

interface TermCurvePlotProps {
  className: string | undefined;
  size: CurveSize;
  points: readonly TermPoint[];
  conclusion: string;
}

export function TermCurvePlot({ className, size, points, conclusion }: TermCurvePlotProps) {
  const right = size.width - 12;
  const base = size.height - FOOT;
  const ticks = niceScale(Math.max(...points.map(({ value }) => Number(value))), INTERVALS);
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => base - ((base - TOP) * value) / top;
  const first = LEFT + 14;
  const step = (right - 10 - first) / Math.max(points.length - 1, 1);
  const places: Point[] = points.map(({ value }, index) => ({
    x: tenth(first + index * step),
    y: tenth(y(Number(value))),
  }));
  const last = places.at(-1);
  const graduationStep = (right - LEFT) / GRADUATION - 1;

  return (
    <svg
      className={`${styles.plot} ${className ?? ''}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={conclusion}
      data-labels={size.labelSize}
    >
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path
            className={index === 0 ? styles.zero : styles.grid}
            d={`M${LEFT} ${tenth(y(tick))}H${right}`}
          />
          <text className={`num ${styles.tick}`} x={LEFT - 8} y={tenth(y(tick)) + 4} textAnchor="end">
            {tick.toFixed(1)}
          </text>
        </g>
      ))}
      <path
        className={styles.graduation}
        d={`M${LEFT} ${base + 3}H${right}`}
        strokeDasharray={`1 ${graduationStep.toFixed(3)}`}
      />
      {places.map(({ x, y: at }) => (
        <path key={x} className={styles.drop} d={`M${x} ${tenth(at + 8)}V${base}`} />
      ))}
      <path className={styles.line} pathLength={1} d={linePath(places)} />
      {points.map(({ label, value }, index) => {
        const { x, y: at } = places[index] ?? { x: 0, y: 0 };
        // The lowest figure would stand on the axis labels: it goes beside its point.
        const beside = index === 0;
        return (
          <g key={label}>
            <circle className={styles.point} cx={x} cy={at} r={3.6} />
            <text
              className={`num ${styles.value}`}
              x={beside ? x + 9 : x}
              y={tenth(beside ? at + 3 : at - 12)}
              textAnchor={beside ? 'start' : 'middle'}
            >
              {value}
            </text>
            <text className={styles.label} x={x} y={base + 26} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      {last === undefined ? null : <circle className={styles.halo} cx={last.x} cy={last.y} r={8} />}
    </svg>
  );
}
