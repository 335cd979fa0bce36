import { roundAtLeast } from '../round-number.ts';
import { ColumnPlot } from './ColumnPlot.tsx';
import { NARROW, WIDE, type ChangeColumn } from './column-layout.ts';
import styles from './ChangeColumns.module.css';

interface ChangeColumnsProps {
  /** Oldest first. */
  columns: readonly ChangeColumn[];
  /** Per cent at the bound of the strip: the same for charts that stand together, see {@link stripBound}. */
  most: number;
  /** All figures and their changes in a sentence. */
  conclusion: string;
  words: {
    /** Before the strip of changes. */
    change: string;
    /** A tick of the axis. */
    tick: (value: number) => string;
  };
}

/**
 * Levels as columns that stand on zero, with what each period added in gold on last period's level, and the changes in
 * a strip with a zero of their own: small changes of large figures stay visible without cutting the axis.
 */
export function ChangeColumns(props: ChangeColumnsProps) {
  return (
    <div className={styles.chart} role="img" aria-label={props.conclusion}>
      <ColumnPlot {...props} size={WIDE} className={styles.wide} />
      <ColumnPlot {...props} size={NARROW} className={styles.narrow} />
    </div>
  );
}

/** One bound for the strips of several charts: the greatest change, up to the next round number. */
export function stripBound(charts: readonly (readonly ChangeColumn[])[]): number {
  const changes = charts.flat().flatMap(({ change }) => (change ? [Math.abs(Number(change.percent))] : []));
  return roundAtLeast(Math.max(...changes, 1), [1, 2, 4, 5, 8, 10]);
}
