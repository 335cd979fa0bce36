import { buttonClass, TextLink, type RailFact, RailFacts } from '@bank/ui';
import type { CardDetail } from '@bank/contract';
import { ArticleBanner } from '../../../parts/articles/ArticleBanner.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { compareAddress } from '../../../parts/compare/compare-address.ts';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { CardFace } from '../parts/face/CardFace.tsx';
import { cardFee, cardKind, waiverInShort } from '../parts/card-names.ts';
import { CARD_INTRODUCTION_PATH } from '../parts/card-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CardDetailBanner.module.css';
import type { CardDetailData } from './load-card-detail.ts';

const TRAILS = Array.from({ length: 12 }, (_, index) => 218 + index * 20);

/** A card with its face and what it costs a year; or an article of the section. */
export function CardDetailBanner({ data, language }: PageProps<CardDetailData>) {
  if (data.view === 'ARTICLE') return <ArticleBanner data={data.article} language={language} />;
  return <OneCard card={data.card} />;
}

function OneCard({ card }: { card: CardDetail }) {
  const to = useAddress();
  const words = useWords(cardWords);
  const { summary, applyUrl } = card;
  const facts: RailFact[] = [
    { label: words.waiver, value: cardFee(card, words) },
    { label: words.waiverRule, value: waiverInShort(card, words) },
  ];
  return (
    <PageBanner
      details={<span>{cardKind(card, words)}</span>}
      lead={<span className={styles.lead}>{summary}</span>}
      picture={null}
      rail={
        <>
          <RailFacts facts={facts} />
          <PageTools />
        </>
      }
    >
      <div className={styles.actions}>
        <SiteLink url={applyUrl} urlType="2" className={buttonClass({ variant: 'primary' })} externalIcon>
          {words.applyNow}
        </SiteLink>
        <TextLink
          href={compareAddress(
            to(CARD_INTRODUCTION_PATH),
            [card, ...card.similar].map((one) => one.id),
          )}
        >
          {words.compareWithSimilar}
        </TextLink>
      </div>
      <svg className={styles.trails} viewBox="-450 -450 900 900" aria-hidden="true">
        {TRAILS.map((radius, index) => (
          <circle
            key={radius}
            r={radius}
            strokeDasharray={`${radius * 1.9} ${radius * 0.7}`}
            transform={`rotate(${index * 47})`}
          />
        ))}
      </svg>
      <div className={styles.face}>
        <CardFace card={card} isFirst />
      </div>
    </PageBanner>
  );
}
