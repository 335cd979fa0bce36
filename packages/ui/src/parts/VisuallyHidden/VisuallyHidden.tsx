import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** What the words are; for a caption or a heading the element itself is hidden, as one without a size counts as empty. */
  as?: 'span' | 'caption' | 'h2';
  id?: string;
  children: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}
