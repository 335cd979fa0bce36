import { SortHead, SortedTable, VisuallyHidden, type SortValue } from '@bank/ui';
import type { ReactNode } from 'react';
import { useSorted } from '../../../../../parts/reading/use-sorted.ts';
import styles from './FigureTable.module.css';

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly FigureRow[];
}

interface FigureRow {
  key: string;
  /** The first one heads the row. */
  cells: readonly ReactNode[];
  /** What a cell is as a value, in the places of the columns that can be sorted. */
  values: readonly SortValue[];
}

/** The figures of a drawing as a small table. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  const { rows: sorted, order } = useSorted<FigureRow, string>(
    rows,
    Object.fromEntries(heads.map((_, place) => [place, ({ values }: FigureRow) => values[place]])),
  );
  return (
    <SortedTable order={order} className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {heads.map((head, place) =>
            rows.some(({ values }) => values[place] !== undefined) ? (
              <SortHead key={head} order={order} by={String(place)}>
                {head}
              </SortHead>
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={place} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SortedTable>
  );
}
