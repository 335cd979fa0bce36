import { useId, type ReactNode } from 'react';
import { Icon } from '@bank/ui';
import styles from './AnswerCard.module.css';

interface AnswerFigure {
  name: ReactNode;
  value: ReactNode;
  /** Under the value: a condition, an address. */
  note?: ReactNode;
}

interface AnswerCardProps {
  title: string;
  /** Beside the title: a code, a unit. */
  detail?: string;
  /** What to do, before any figure. */
  lead?: string;
  figures: readonly AnswerFigure[];
  /** Names and values that are sentences stand under each other. */
  look?: 'figures' | 'rows';
  /** As of when, or what must be said with the figures. */
  notes?: readonly string[];
  more?: { name: string; href: string };
  /** What a visitor can do in the card. */
  children?: ReactNode;
}

export function AnswerCard(props: AnswerCardProps) {
  const { title, detail, lead, figures, look = 'figures', notes = [], more, children } = props;
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {figures.length === 0 ? null : (
        <dl className={styles[look]}>
          {figures.map(({ name, value, note }, index) => (
            // Two services may be called the same.
            <div key={index}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
              {note === undefined ? null : <dd className={styles.under}>{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {children}
      {more === undefined ? null : (
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
      )}
    </article>
  );
}
