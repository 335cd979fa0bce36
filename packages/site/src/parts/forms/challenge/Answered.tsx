import { useEffect, useRef, type ReactNode } from 'react';
import styles from './AskedForm.module.css';

interface AnsweredProps {
  /** Of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** What was found. It takes the focus when it comes, so that it is read out; the form takes it away before each new question. */
export function Answered({ id, title, children }: AnsweredProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={styles.answer} aria-labelledby={id}>
      <h2 className={styles.title} id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
