import styles from './YearBars.module.css';

export interface YearBar {
  year: string;
  /** A decimal of zero or more: bars stand on zero, so that their heights may be compared. */
  value: string;
  /** The value as the caller's language writes it. */
  label: string;
}

interface YearBarsProps {
  /** Oldest first. */
  bars: readonly YearBar[];
  /** What the drawing shows, with its figures: it is one picture to those who do not see it. */
  label: string;
}

const WIDE = { width: 560, height: 280, bar: 52 } as const;
const NARROW = { width: 330, height: 240, bar: 34 } as const;
const TOP = 30;
const FOOT = 34;

/** The figures of some years as bars, the newest in ink. Drawn on the server, once for wide and once for narrow places. */
export function YearBars({ bars, label }: YearBarsProps) {
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <Drawing bars={bars} size={WIDE} className={styles.wide} />
      <Drawing bars={bars} size={NARROW} className={styles.narrow} />
    </div>
  );
}

interface DrawingProps {
  bars: readonly YearBar[];
  size: typeof WIDE | typeof NARROW;
  className: string | undefined;
}

function Drawing({ bars, size, className }: DrawingProps) {
  const { width, height, bar } = size;
  const base = height - FOOT;
  const largest = Math.max(...bars.map(({ value }) => Number(value)), 0);
  const step = width / Math.max(bars.length, 1);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {bars.map(({ year, value, label }, index) => {
        const tall = largest === 0 ? 0 : Math.round((Number(value) / largest) * (base - TOP));
        const middle = Math.round(step * (index + 0.5));
        const isNewest = index === bars.length - 1;
        return (
          <g key={year}>
            <rect
              className={isNewest ? styles.newest : styles.bar}
              x={middle - bar / 2}
              y={base - tall}
              width={bar}
              height={tall}
            />
            <text className={styles.value} x={middle} y={base - tall - 10} textAnchor="middle">
              {label}
            </text>
            <text className={styles.year} x={middle} y={height - 10} textAnchor="middle">
              {year}
            </text>
          </g>
        );
      })}
      <line className={styles.base} x1={0} y1={base} x2={width} y2={base} />
    </svg>
  );
}
