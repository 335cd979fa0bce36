import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  id: string;
  title: string;
  note?: ReactNode;
  /** One link at the end of the title's line, such as a download. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a column's page under a heading of its own. */
export function Part({ id, title, note, action, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {action === undefined ? null : <p className={styles.action}>{action}</p>}
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
