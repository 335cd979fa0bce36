import type { ReactNode } from 'react';
import { SortedTable, VisuallyHidden, type RowOrder } from '@bank/ui';
import { WideTable } from './WideTable.tsx';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  caption: string;
  /** Where its heads sort the rows. */
  order?: Pick<RowOrder, 'spoken'>;
  children: ReactNode;
}

/** A table of figures that scrolls by itself where it is wider than its place, also by keyboard. */
export function TableFrame({ caption, order, children }: TableFrameProps) {
  const inside = (
    <>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      {children}
    </>
  );
  return (
    <WideTable label={caption}>
      {order === undefined ? (
        <table className={styles.table}>{inside}</table>
      ) : (
        <SortedTable order={order} className={styles.table}>
          {inside}
        </SortedTable>
      )}
    </WideTable>
  );
}
