import type { ReactNode } from 'react';
import { VisuallyHidden } from '@bank/ui';
import styles from './CompareTable.module.css';
import { isDifferent, type ComparedGroup } from './compared.ts';

interface CompareTableProps {
  /** Names the table. */
  caption: string;
  /** What stands above the attributes, such as the day of the figures. */
  corner: ReactNode;
  heads: readonly { key: string; content: ReactNode }[];
  /** Stands in the free column; absent where there is none. */
  slot?: ReactNode;
  groups: readonly ComparedGroup[];
  /** Read out after an attribute in which the products differ: "different". */
  different: string;
}

/** Attributes as rows, products as columns; what differs is marked by a dot, by weight and for the ear. */
export function CompareTable({ caption, corner, heads, slot, groups, different }: CompareTableProps) {
  const hasSlot = slot !== undefined;
  return (
    // A region that scrolls must be reachable by keyboard (NAV-13).
    <div className={styles.region} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-columns={heads.length + (hasSlot ? 1 : 0)}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <td className={styles.corner}>{corner}</td>
            {heads.map(({ key, content }) => (
              <th key={key} scope="col" className={styles.product}>
                {content}
              </th>
            ))}
            {hasSlot ? <td className={styles.slot}>{slot}</td> : null}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={heads.length + 1 + (hasSlot ? 1 : 0)}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => {
              const marked = isDifferent(row);
              return (
                <tr key={row.label} data-different={marked ? '' : undefined}>
                  <th scope="row" className={styles.attribute}>
                    {row.label}
                    {row.note === undefined ? null : <small>{row.note}</small>}
                    {marked ? <VisuallyHidden> {different}</VisuallyHidden> : null}
                  </th>
                  {row.cells.map(({ text, shown }, index) => (
                    <td key={heads[index]?.key ?? index}>{shown ?? text}</td>
                  ))}
                  {hasSlot ? <td className={styles.empty} /> : null}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
