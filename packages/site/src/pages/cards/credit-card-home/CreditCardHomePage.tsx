import { LostCard } from '../parts/LostCard.tsx';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Hero } from '../../../parts/blocks/Hero/Hero.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { CardChoice } from './CardChoice.tsx';
import type { CreditCardHomeData } from './load-credit-card-home.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export const cardSections = latePart('card-sections', () =>
  import('./CardSections.tsx').then(({ CardSections }) => CardSections),
);

/** What to do about a lost card, then which card, what it saves, what borrowing costs. */
export function CreditCardHomePage({ data, record }: PageProps<CreditCardHomeData>) {
  const words = useWords(cardWords);
  return (
    <>
      <BlockBoundary failed={words.failed}>
        <LostCard stepsHref="#lost" />
      </BlockBoundary>
      <BlockBoundary failed={words.failed}>
        <Hero banners={data.banners} heading={record.title} />
      </BlockBoundary>
      <BlockBoundary failed={words.failed}>
        <Shortcuts shortcuts={data.shortcuts} label={words.services} />
      </BlockBoundary>
      <BlockBoundary failed={words.failed}>
        <CardChoice cards={data.cards} />
      </BlockBoundary>
      <cardSections.Part data={data} />
    </>
  );
}
