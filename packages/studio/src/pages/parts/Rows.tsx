import type { ReactNode } from 'react';
import styles from './Rows.module.css';

interface Props {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[]; isMarked?: boolean }[];
  /** Columns of figures, from 0. */
  figures?: readonly number[];
  /** Columns of sentences, file names and digests. */
  long?: readonly number[];
}

/** A dense table; where it is wider than its place it is moved by keyboard and finger. */
export function Rows({ caption, heads, rows, figures = [], long = [] }: Props) {
  const lookOf = (column: number) => {
    if (figures.includes(column)) return styles.figure;
    return long.includes(column) ? styles.long : undefined;
  };
  return (
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={lookOf(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isMarked = false }) => (
            <tr key={key} data-marked={isMarked || undefined}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={heads[column]} scope="row" className={lookOf(column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={heads[column]} className={lookOf(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
