import type { SortDirection } from './sort-rows.ts';
import styles from './SortHead.module.css';

const SHAPES = { ascending: 'M4 2 8 10H0z', descending: 'M4 10 0 2h8z' } as const;
const EITHER = 'M4 0 7 4.6H1zM4 12 1 7.4h6z';

/** Up for the lowest first, down for the highest first, both small where the rows have another order. */
export function SortArrow({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 8 12" aria-hidden="true">
      <path d={direction === undefined ? EITHER : SHAPES[direction]} />
    </svg>
  );
}
