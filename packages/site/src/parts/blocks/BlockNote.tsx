import type { ReactNode } from 'react';
import styles from './BlockNote.module.css';

/** What a visitor reads where a block is empty or did not arrive. */
export function BlockNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
