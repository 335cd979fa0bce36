import { PeriodPlot } from './PeriodPlot.tsx';
import { HALF, NARROW, WIDE, type PeriodColumn } from './period-layout.ts';
import styles from './PeriodDots.module.css';

interface PeriodDotsProps {
  /** Oldest first. */
  columns: readonly PeriodColumn[];
  /** All periods in a sentence. */
  conclusion: string;
  /** A tick of the axis, a decimal, as it is written. */
  tick: (value: string) => string;
  /** A value that the axis shows and draws stronger, such as `0` for returns. */
  baseline?: string;
  /** Beside something else of its width. */
  isHalf?: boolean;
}

/**
 * What was reached in each period against a range (gold) or a figure (diamond): a solid dot, hollow where it fell below
 * the range, with a stem over what lies between. Drawn for wide and for narrow places.
 */
export function PeriodDots({ conclusion, isHalf = false, ...plot }: PeriodDotsProps) {
  return (
    <div role="img" aria-label={conclusion}>
      <PeriodPlot {...plot} size={isHalf ? HALF : WIDE} className={styles.wide} />
      <PeriodPlot {...plot} size={NARROW} className={styles.narrow} />
    </div>
  );
}
