import type { ReactNode } from 'react';
import { VisuallyHidden } from '@bank/ui';
import styles from './TableFrame.module.css';

/** A table of figures that scrolls by itself where it is wider than its place, also by keyboard. */
export function TableFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </table>
    </div>
  );
}
