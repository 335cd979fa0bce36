import { COLUMNS, type CardDetail } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { CardGrid } from '../parts/CardGrid.tsx';
import { cardCosts } from '../parts/card-facts.ts';
import { cardColumn } from '../parts/card-paths.ts';
import { Part } from '../../../parts/reading/Part.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './CardView.module.css';

/** One card: cost first, then what it gives, then what must be known before applying (CARD-1). */
export function CardView({ card }: { card: CardDetail }) {
  const words = useWords(cardWords);
  const { pointsText, eligibility } = card;
  return (
    <div className={styles.page}>
      <Part id="benefits" title={words.benefits}>
        <dl className={styles.benefits}>
          {card.benefits.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{words.points}</dt>
            <dd>{pointsText}</dd>
          </div>
        </dl>
      </Part>
      <Part id="costs" title={words.compareCost} action={<a href="/personal/sfbz">{words.allFees}</a>}>
        <dl className={styles.facts}>
          {cardCosts(card, words).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="terms" title={words.terms}>
        <ul className={styles.terms}>
          <li>
            {words.eligibility}：{eligibility}
          </li>
          {card.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p className={styles.note}>{words.applyNote}</p>
      </Part>
      {card.similar.length === 0 ? null : (
        <Part id="similar" title={words.similar}>
          <CardGrid cards={card.similar} columns={3} headingLevel={3} />
        </Part>
      )}
      <p>
        <TextLink href={cardColumn(COLUMNS.cards)}>{words.backToCards}</TextLink>
      </p>
    </div>
  );
}
