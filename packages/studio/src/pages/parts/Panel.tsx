import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface Props {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
