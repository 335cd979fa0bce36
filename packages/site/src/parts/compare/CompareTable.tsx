import type { ReactNode } from 'react';
import { VisuallyHidden } from '@bank/ui';
import { GlossaryLink } from '../terms/GlossaryLink.tsx';
import styles from './CompareTable.module.css';
import { isDifferent, type ComparedGroup, type ComparedRow } from './compared.ts';

interface CompareTableProps {
  /** Names the table. */
  caption: string;
  /** What stands above the attributes, such as the day of the figures. */
  corner: ReactNode;
  heads: readonly { key: string; content: ReactNode }[];
  /** Keys of the columns that a phone shows beside each other; all where nothing is said. */
  shown?: readonly string[];
  /** Stands beside the last column while there is room for one more. */
  slot?: ReactNode;
  groups: readonly ComparedGroup[];
  /** Read out after an attribute in which the products differ: "different". */
  different: string;
}

/** Attributes as rows, products as columns; what differs is marked by a dot, by weight and for the ear. */
export function CompareTable({ caption, corner, heads, shown, slot, groups, different }: CompareTableProps) {
  const visible = shown ?? heads.map(({ key }) => key);
  const places = Object.fromEntries(visible.map((key, index) => [key, index + 1]));
  return (
    <div className={styles.frame} data-slot={slot === undefined ? undefined : ''}>
      <div className={styles.region}>
        <div className={styles.above}>{corner}</div>
        <table className={styles.table} data-columns={heads.length}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {corner}
              </th>
              {heads.map(({ key, content }) => (
                <th key={key} scope="col" className={styles.product} data-place={places[key]}>
                  {content}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={heads.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Attribute key={row.label} row={row} heads={heads} places={places} different={different} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {slot === undefined ? null : <div className={styles.slot}>{slot}</div>}
    </div>
  );
}

interface AttributeProps extends Pick<CompareTableProps, 'heads' | 'different'> {
  row: ComparedRow;
  /** By key, from 1, of the columns that a phone shows. */
  places: Readonly<Record<string, number>>;
}

function Attribute({ row, heads, places, different }: AttributeProps) {
  const marked = isDifferent(row);
  return (
    <tr data-different={marked ? '' : undefined}>
      <th scope="row" className={styles.attribute}>
        {row.term === undefined ? row.label : <GlossaryLink code={row.term}>{row.label}</GlossaryLink>}
        {row.note === undefined ? null : <small>{row.note}</small>}
        {marked ? <VisuallyHidden> {different}</VisuallyHidden> : null}
      </th>
      {row.cells.map(({ text, shown }, index) => (
        <td key={heads[index]?.key ?? index} data-place={places[heads[index]?.key ?? '']}>
          {shown ?? text}
        </td>
      ))}
    </tr>
  );
}
