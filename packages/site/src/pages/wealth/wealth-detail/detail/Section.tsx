import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Anchor of the section; its heading takes an id from it. */
  id: string;
  title: string;
  /** Beside the title, such as the day of the figures. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a product's page under an ink rule. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {aside === undefined ? null : <p className={styles.aside}>{aside}</p>}
      </header>
      {children}
    </section>
  );
}
