import { VisuallyHidden } from '@bank/ui';
import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell heads its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** The figures of a drawing as a small table. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // A row has no other identity than its place.
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={place} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
