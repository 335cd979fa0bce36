import type { ReactNode } from 'react';
import { VisuallyHidden } from '@bank/ui';
import { WideTable } from './WideTable.tsx';
import styles from './TableFrame.module.css';

/** A table of figures that scrolls by itself where it is wider than its place, also by keyboard. */
export function TableFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <WideTable label={caption}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </table>
    </WideTable>
  );
}
