import styles from './HeatGrid.module.css';
import { heatLevel } from './heat-level.ts';

export interface HeatValue {
  /** The month in words: `2026 年 3 月`; of a whole year, its number. */
  when: string;
  /** A decimal as text. */
  value: string;
  /** As it is read out, exactly: `+7.63%`. */
  shown: string;
  /** As it is written, with its sign: `+7.6`. */
  label: string;
  /** What is special about it, in words: `最差`. */
  mark?: string | undefined;
}

interface HeatCellProps {
  cell: HeatValue | undefined;
  full: number;
  none: string;
  /** All months, oldest first, and the one that is read. */
  known: readonly HeatValue[];
  read: HeatValue | undefined;
}

/** One month: its sign says rise or fall, its lightness how much; hatched where nothing is known. */
export function HeatCell({ cell, full, none, known, read }: HeatCellProps) {
  if (cell === undefined) {
    return (
      <td className={styles.none}>
        <span className={styles.hidden}>{none}</span>
      </td>
    );
  }
  const { value, label, mark } = cell;
  return (
    <td
      className="num"
      data-heat={signOf(value)}
      data-level={heatLevel(value, full)}
      data-mark={mark === undefined ? undefined : ''}
      data-stop={known.indexOf(cell)}
      data-read={cell === read ? '' : undefined}
    >
      {label}
      {mark === undefined ? null : <span className={styles.hidden}> {mark}</span>}
    </td>
  );
}

function signOf(value: string): 'rise' | 'fall' {
  return value.startsWith('-') ? 'fall' : 'rise';
}
