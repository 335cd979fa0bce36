import { COLUMNS } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { CardGrid } from '../parts/CardGrid.tsx';
import { cardCosts } from '../parts/card-facts.ts';
import { cardColumn } from '../parts/card-paths.ts';
import { Part } from '../../../parts/reading/Part.tsx';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { yearWords } from '../../../words/cards/year/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import { labelled } from '../../../base/format/punctuation.ts';
import styles from './CardView.module.css';
import { FeeDial } from './fee-dial/FeeDial.tsx';
import type { OneCard } from './load-card-detail.ts';
import { YearCostForm } from './year-cost/YearCostForm.tsx';

interface CardViewProps {
  data: OneCard;
  query: PageQuery;
}

/** One card: its fee, what a year costs, then what it gives and what must be known before applying (CARD-1). */
export function CardView({ data: { card, plans, worth }, query }: CardViewProps) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(cardWords, yearWords);
  const { waiverRule, pointsText, eligibility } = card;
  return (
    <div className={styles.page}>
      <Part id="fee" title={words.feeTitle} note={waiverRule}>
        <FeeDial key={card.id} card={card} asked={query['made']} />
      </Part>
      <Part id="benefits" title={words.benefits}>
        <ol className={styles.benefits}>
          {card.benefits.map(({ title, text }, index) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="cost" title={words.costTitle}>
        <YearCostForm card={card} plans={plans} worth={worth} query={query} />
      </Part>
      <Part id="costs" title={words.compareCost} action={<a href={to('/personal/sfbz')}>{words.allFees}</a>}>
        <dl className={styles.facts}>
          {[...cardCosts(card, words), { label: words.points, text: pointsText }].map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="terms" title={words.terms}>
        <ul className={styles.terms}>
          <li>{labelled(words.eligibility, eligibility, language)}</li>
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
        <TextLink href={to(cardColumn(COLUMNS.cards))}>{words.backToCards}</TextLink>
      </p>
    </div>
  );
}
