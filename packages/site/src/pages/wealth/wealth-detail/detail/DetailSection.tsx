import type { ReactNode } from 'react';
import styles from './DetailSection.module.css';

interface DetailSectionProps {
  /** Anchor of the section; its heading takes an id from it. */
  id: string;
  title: string;
  /** Beside the title, such as the day of the figures. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a product's page under an ink rule. */
export function DetailSection({ id, title, aside, children }: DetailSectionProps) {
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
