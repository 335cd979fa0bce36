import { useId } from 'react';
import type { CreditCard } from '@bank/contract';
import { Icon } from '@bank/ui';
import { CompareToggle } from '../../../parts/compare/CompareToggle.tsx';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CardTile.module.css';
import { cardKind, waiverInShort } from './card-names.ts';
import { cardPath } from './card-paths.ts';
import { CardFace } from './face/CardFace.tsx';

interface CardTileProps {
  card: CreditCard;
  headingLevel?: 2 | 3;
  /** Whether it can be ticked for the comparison, which needs a tray on the page. */
  isComparable?: boolean;
}

/** One card of a list: what it costs and how it comes to cost nothing stand above what it gives (CARD-1). */
export function CardTile({ card, headingLevel = 2, isComparable = false }: CardTileProps) {
  const to = useAddress();
  const words = useWords(cardWords);
  const nameId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, cardName, summary, annualFee, waiver, waiverTarget, benefits } = card;
  return (
    <article className={styles.tile} aria-labelledby={nameId}>
      <div>
        <div className={styles.face}>
          <CardFace card={card} />
        </div>
        <p className={styles.kind}>{cardKind(card, words)}</p>
        <Heading className={styles.name} id={nameId}>
          <a href={to(cardPath(id))}>{cardName}</a>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={styles.fee}>
        <b className="num">{formatDecimal(annualFee)}</b> {words.yuanAYear}
        <span className={styles.waiver}>
          {waiver === 'TIMES' ? <Purchases count={Number(waiverTarget)} /> : null}
          {waiverInShort(card, words)}
        </span>
      </p>
      <ul className={styles.benefits}>
        {benefits.slice(0, 3).map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        {isComparable ? (
          <CompareToggle kind="card" item={{ code: id, name: cardName }} label={words.compare} />
        ) : null}
        <span className={styles.go} aria-hidden="true">
          {words.seeCard}
          <Icon name="arrow-right" size={14} />
        </span>
      </div>
    </article>
  );
}

/** One hollow dot for each purchase that is asked for. */
function Purchases({ count }: { count: number }) {
  return (
    <svg
      className={styles.purchases}
      viewBox={`0 0 ${count * 11} 10`}
      width={count * 11}
      height="10"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={index * 11 + 4.5} cy="5" r="3.25" />
      ))}
    </svg>
  );
}
