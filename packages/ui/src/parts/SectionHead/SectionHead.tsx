import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** For the section's `aria-labelledby`. */
  id?: string;
  title: ReactNode;
  /** One caption beside the title; on a phone the section says it in its own place. */
  caption?: ReactNode;
  /** One link at the end of the line. */
  more?: ReactNode;
}

/** Opens a section: title, caption and link over an ink rule with one gold tick at each grid column. */
export function SectionHead({ id, title, caption, more }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {caption === undefined ? null : <p className={styles.caption}>{caption}</p>}
      {more === undefined ? null : <p className={styles.more}>{more}</p>}
    </header>
  );
}
