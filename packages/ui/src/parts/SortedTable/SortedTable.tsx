import type { ComponentProps } from 'react';
import type { RowOrder } from './use-sorted-rows.ts';
import styles from './SortedTable.module.css';

interface SortedTableProps extends ComponentProps<'table'> {
  order: Pick<RowOrder, 'spoken'>;
}

/** A table whose rows the visitor can sort by its heads; a screen reader hears the new order. */
export function SortedTable({ order, children, ...table }: SortedTableProps) {
  return (
    <>
      <table {...table}>{children}</table>
      <span className={styles.spoken} role="status">
        {order.spoken}
      </span>
    </>
  );
}
