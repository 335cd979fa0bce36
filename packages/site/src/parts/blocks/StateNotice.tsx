import type { ReactNode } from 'react';
import styles from './StateNotice.module.css';

interface StateNoticeProps {
  label: string;
  children: ReactNode;
}

/** What a reader must know of a product before its figures. */
export function StateNotice({ label, children }: StateNoticeProps) {
  return (
    <aside className={styles.state} aria-label={label}>
      {children}
    </aside>
  );
}
