import { useId } from 'react';
import type { CreditCard } from '@bank/contract';
import { CompareToggle } from '../../../parts/compare/CompareToggle.tsx';
import { CardFace } from './CardFace.tsx';
import styles from './CardTile.module.css';
import { cardFee, cardKind } from './card-names.ts';
import { cardPath } from './card-paths.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

interface CardTileProps {
  card: CreditCard;
  headingLevel?: 2 | 3;
  /** Whether it can be ticked for the comparison, which needs a tray on the page. */
  isComparable?: boolean;
}

/** One card of a list: what it costs stands above what it gives (CARD-1). */
export function CardTile({ card, headingLevel = 2, isComparable = false }: CardTileProps) {
  const words = useWords(cardWords);
  const nameId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, cardName, summary, cover, waiverRule, benefits } = card;
  return (
    <article className={styles.tile} aria-labelledby={nameId}>
      <div className={styles.link}>
        <CardFace cover={cover} />
        <p className={styles.kind}>{cardKind(card, words)}</p>
        <Heading className={styles.name} id={nameId}>
          <a href={cardPath(id)}>{cardName}</a>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={styles.fee}>
        <b className="num">{cardFee(card, words)}</b>
        <span>{waiverRule}</span>
      </p>
      <ul className={styles.benefits}>
        {benefits.slice(0, 2).map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {isComparable ? (
        <div className={styles.compare}>
          <CompareToggle kind="card" item={{ code: id, name: cardName }} label={words.compare} />
        </div>
      ) : null}
    </article>
  );
}
