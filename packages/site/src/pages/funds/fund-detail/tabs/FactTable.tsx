import { VisuallyHidden } from '@bank/ui';
import type { ReactNode } from 'react';
import { WideTable } from '../../../../parts/reading/WideTable.tsx';
import styles from './FactTable.module.css';

interface FactTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Rows of one kind under their heads: first column left, figures right; wide ones scroll by themselves. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <WideTable label={caption}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
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
      </table>
    </WideTable>
  );
}
