import type { ReactNode } from 'react';
import styles from './TabSection.module.css';

interface TabSectionProps {
  id: string;
  title: string;
  /** Beside the title, such as the day of the figures. */
  aside?: ReactNode;
  /** At the end of the title's line, such as a file with the same figures. */
  action?: { href: string; name: string };
  /** Under the content. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part of a tab. */
export function TabSection({ id, title, aside, action, note, children }: TabSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside === undefined ? null : <p className={styles.aside}>{aside}</p>}
        {action === undefined ? null : (
          <a className={styles.action} href={action.href} download="">
            {action.name}
          </a>
        )}
      </header>
      {children}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </section>
  );
}
