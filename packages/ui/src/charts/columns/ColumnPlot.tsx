import {
  BASE,
  STRIP,
  directionOf,
  type ColumnLayout,
  type ColumnSize,
  type PlacedColumn,
} from './column-layout.ts';
import styles from './ColumnPlot.module.css';

interface ColumnPlotProps {
  layout: ColumnLayout;
  words: { change: string; tick: (value: number) => string };
  size: ColumnSize;
}

export function ColumnPlot({ layout: { ticks, columns }, words, size }: ColumnPlotProps) {
  const { width, left, bar } = size;
  return (
    <>
      {ticks.map(({ value, y }, index) => (
        <g key={value}>
          <path className={index === 0 ? styles.zero : styles.grid} d={`M${left} ${y}H${width}`} />
          <text className="num" x={left - 8} y={y + 4} textAnchor="end">
            {words.tick(value)}
          </text>
        </g>
      ))}
      <path className={styles.zero} d={`M${left} ${STRIP.zero}H${width}`} />
      <text x={left - 8} y={STRIP.zero + 4} textAnchor="end">
        {words.change}
      </text>
      {columns.map((column, index) => (
        <g key={column.label}>
          <Level column={column} bar={bar} from={columns[index - 1]} />
          <text className={`num ${styles.value}`} x={column.middle} y={labelOver(column)} textAnchor="middle">
            {column.shown}
          </text>
          <text className="num" x={column.middle} y={BASE + 18} textAnchor="middle">
            {column.label}
          </text>
          <Change column={column} bar={bar} />
        </g>
      ))}
    </>
  );
}

/** The level of the period before in ink, what was added in gold; what was lost stays as an outline. */
function Level({ column, bar, from }: { column: PlacedColumn; bar: number; from: PlacedColumn | undefined }) {
  const { left, top, before = top } = column;
  const solid = Math.max(before, top);
  return (
    <>
      <rect className={styles.level} x={left} y={solid} width={bar} height={BASE - solid} />
      {before > top ? (
        <rect className={styles.added} x={left} y={top} width={bar} height={before - top} />
      ) : null}
      {before < top ? (
        <rect className={styles.lost} x={left} y={before} width={bar} height={top - before} />
      ) : null}
      {from === undefined ? null : (
        <path className={styles.carried} d={`M${from.left + bar} ${before}H${left + bar}`} />
      )}
    </>
  );
}

function labelOver({ top, before = top }: PlacedColumn): number {
  return Math.min(top, before) - 8;
}

function Change({ column: { change, strip, left, middle }, bar }: { column: PlacedColumn; bar: number }) {
  if (change === undefined || strip === undefined) return null;
  const falls = strip < 0;
  return (
    <g data-direction={directionOf(change.percent)}>
      <rect
        className={styles.strip}
        x={left}
        y={falls ? STRIP.zero : STRIP.zero - strip}
        width={bar}
        height={Math.abs(strip)}
      />
      <text
        className={`num ${styles.change}`}
        x={middle}
        y={falls ? STRIP.zero - 8 : STRIP.zero + 20}
        textAnchor="middle"
      >
        {change.shown}
      </text>
    </g>
  );
}
