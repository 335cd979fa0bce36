import type { ReactNode } from 'react';
import { Icon } from '@bank/ui';
import styles from './AnswerCard.module.css';

interface AnswerCardProps {
  title: string;
  /** Beside the title: a code, a unit. */
  detail?: string;
  figures: readonly { name: string; value: ReactNode }[];
  /** As of when, or what must be said with the figures. */
  notes: readonly string[];
  more: { name: string; href: string };
}

export function AnswerCard({ title, detail, figures, notes, more }: AnswerCardProps) {
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        {title}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        <a className={styles.more} href={more.href}>
          {more.name}
          <Icon name="arrow-right" size={14} />
        </a>
      </p>
    </article>
  );
}
