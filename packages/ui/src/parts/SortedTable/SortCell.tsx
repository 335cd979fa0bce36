import type { ComponentProps } from 'react';
import type { SortDirection } from './sort-rows.ts';
import styles from './SortHead.module.css';

/** What every head that sorts may be told, whether a key or a link does it. */
export interface SortCellProps extends ComponentProps<'th'> {
  /** The rows are cards on phones, which have no heads for the eye: what sorts is not there either. */
  isTextOnPhones?: boolean;
}

/** The cell of a column's head, which says in which order the rows are. */
export function SortCell({
  direction,
  className,
  ...cell
}: ComponentProps<'th'> & { direction: SortDirection | undefined }) {
  return (
    <th
      scope="col"
      {...cell}
      className={[styles.head, className].filter(Boolean).join(' ')}
      aria-sort={direction}
    />
  );
}
