import { COLUMNS, type CardDetail } from '@bank/contract';
import { TextLink, buttonClass } from '@bank/ui';
import { CardFace } from '../parts/CardFace.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { cardCosts } from '../parts/card-facts.ts';
import { cardFee, cardKind } from '../parts/card-names.ts';
import { CARD_INTRODUCTION_PATH, cardColumn } from '../parts/card-paths.ts';
import { compareAddress } from '../../../parts/compare/compare-address.ts';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './CardView.module.css';

/** One card: cost first, then what it gives, then what must be known before applying (CARD-1). */
export function CardView({ card }: { card: CardDetail }) {
  const words = useWords(cardWords);
  const { cardName, summary, cover, waiverRule, pointsText, eligibility, applyUrl } = card;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.face}>
          <CardFace cover={cover} />
        </div>
        <div>
          <p className={styles.kind}>{cardKind(card, words)}</p>
          <h1 className={styles.name}>{cardName}</h1>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.fee}>
            <b className="num">{cardFee(card, words)}</b>
            <span>{waiverRule}</span>
          </p>
          <p className={styles.actions}>
            <SiteLink url={applyUrl} urlType="2" className={buttonClass({ variant: 'primary' })} externalIcon>
              {words.applyNow}
            </SiteLink>
            <TextLink
              href={compareAddress(
                CARD_INTRODUCTION_PATH,
                [card, ...card.similar].map((one) => one.id),
              )}
            >
              {words.compareWithSimilar}
            </TextLink>
          </p>
        </div>
        <PageTools />
      </header>
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
