import type { PeriodLayout } from './period-layout.ts';
import styles from './PeriodPlot.module.css';

interface PeriodPlotProps {
  layout: PeriodLayout;
  tick: (value: string) => string;
  /** Where the lines of the axis begin. */
  left: number;
}

const MARKS = { rise: '▲', fall: '▼', flat: '●' } as const;

export function PeriodPlot({ layout, tick, left }: PeriodPlotProps) {
  const { width, base, band, ticks, baselineY, columns } = layout;
  return (
    <>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path className={y === baselineY ? styles.zero : styles.grid} d={`M${left} ${y}H${width}`} />
          <text className="num" x={left - 10} y={y + 4} textAnchor="end">
            {tick(value)}
          </text>
        </g>
      ))}
      {columns.map(
        ({ label, middle, lowY, highY, valueY, stem, shown, shownY, isPoint, isBelow, verdict }) => (
          <g key={label} data-direction={isPoint ? verdict.direction : undefined}>
            {isPoint ? null : (
              <>
                <rect
                  className={styles.band}
                  x={middle - band / 2}
                  y={highY}
                  width={band}
                  height={lowY - highY}
                />
                <path
                  className={styles.bound}
                  d={`M${middle - band / 2} ${highY}h${band}M${middle - band / 2} ${lowY}h${band}`}
                />
              </>
            )}
            {stem === undefined ? null : (
              <path className={styles.stem} d={`M${middle} ${stem.from}V${stem.to}`} />
            )}
            {isPoint ? (
              <path className={styles.diamond} d={`M${middle} ${highY - 5}l5 5l-5 5l-5-5z`} />
            ) : null}
            <circle
              className={isBelow && !isPoint ? styles.hollow : styles.dot}
              cx={middle}
              cy={valueY}
              r={isPoint ? 4 : 5}
            />
            {shown === undefined ? null : (
              <text className={`num ${styles.shown}`} x={middle} y={shownY} textAnchor="middle">
                {shown}
              </text>
            )}
            <path className={styles.mark} d={`M${middle} ${base + 5}v6`} />
            <text className="num" x={middle} y={base + 30} textAnchor="middle">
              {label}
            </text>
            <text className={`num ${styles.verdict}`} x={middle} y={base + 51} textAnchor="middle">
              {verdict.direction === undefined ? null : (
                <tspan className={styles.sign}>{`${MARKS[verdict.direction]} `}</tspan>
              )}
              {verdict.words}
            </text>
          </g>
        ),
      )}
    </>
  );
}
