import { SortHead, SortedTable, VisuallyHidden, type SortValue } from '@bank/ui';
import type { ReactNode } from 'react';
import { useSorted } from '../../../../parts/reading/use-sorted.ts';
import { WideTable } from '../../../../parts/reading/WideTable.tsx';
import styles from './FactTable.module.css';

interface FactTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly FactRow[];
}

interface FactRow {
  key: string;
  /** The first one heads the row. */
  cells: readonly ReactNode[];
  /** What a cell is as a value, in the places of the columns that can be sorted. */
  values?: readonly SortValue[];
}

/** Rows of one kind under their heads: first column left, figures right; wide ones scroll by themselves. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  const { rows: sorted, order } = useSorted<FactRow, string>(
    rows,
    Object.fromEntries(columns.map((_, place) => [place, ({ values }: FactRow) => values?.[place]])),
  );
  return (
    <WideTable label={caption}>
      <SortedTable order={order} className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((name, place) =>
              rows.some(({ values }) => values?.[place] !== undefined) ? (
                <SortHead key={name} order={order} by={String(place)}>
                  {name}
                </SortHead>
              ) : (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? index} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </SortedTable>
    </WideTable>
  );
}
