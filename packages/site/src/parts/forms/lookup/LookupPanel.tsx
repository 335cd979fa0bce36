import type { ReactNode } from 'react';
import styles from './LookupPanel.module.css';

interface LookupPanelProps {
  /** Below the form: what becomes of what is entered. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * The form of a look-up, on a panel that crosses the lower edge of the banner. It belongs to the page, not to the banner,
 * so that form and answer stay one component; a page with one says `hasPanel` in its head.
 */
export function LookupPanel({ note, children }: LookupPanelProps) {
  return (
    <div className={styles.panel}>
      {children}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}
