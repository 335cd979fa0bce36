import type { ReactNode } from 'react';
import styles from './ListTools.module.css';

/** What narrows a list, in the head of its page: a field for words, and links that each narrow it one way. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
