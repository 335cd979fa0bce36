import type { ReactNode } from 'react';
import styles from './WhereToLook.module.css';

export interface Callout {
  /** How far down the drawing, and on which side of it. */
  at: 'top' | 'middle' | 'foot';
  side: 'start' | 'end';
  name: string;
  text: string;
}

interface WhereToLookProps {
  id: string;
  title: string;
  note: string;
  /** 330 wide and 440 high; what it shows is said by the callouts. */
  drawing: ReactNode;
  callouts: readonly Callout[];
}

/** A drawn paper, and where on it stands what is asked for; where there is no room beside it, a list below. */
export function WhereToLook({ id, title, note, drawing, callouts }: WhereToLookProps) {
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.sheet}>
        <svg className={styles.drawing} viewBox="0 0 330 440" aria-hidden="true">
          {drawing}
        </svg>
        <dl>
          {callouts.map(({ at, side, name, text }) => (
            <div key={name} className={styles.callout} data-at={at} data-side={side}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
