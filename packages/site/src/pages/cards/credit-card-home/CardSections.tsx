import { LostSteps } from '../parts/LostSteps.tsx';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { InstalmentCost } from './InstalmentCost.tsx';
import { Offers } from './Offers.tsx';
import { PointsAndNotices } from './PointsAndNotices.tsx';
import type { CreditCardHomeData } from './load-credit-card-home.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Offers, costs and what to do about a lost card, well below what a visitor first sees. */
export function CardSections({ data }: { data: CreditCardHomeData }) {
  const words = useWords(cardWords);
  return (
    <>
      <BlockBoundary failed={words.failed}>
        <Offers merchants={data.merchants} offers={data.offers} />
      </BlockBoundary>
      <BlockBoundary failed={words.failed}>
        <InstalmentCost plans={data.plans} />
      </BlockBoundary>
      <BlockBoundary failed={words.failed}>
        <PointsAndNotices points={data.points} notices={data.notices} />
      </BlockBoundary>
      <BlockBoundary failed={words.failed}>
        <Section id="lost" title={words.lostHow} caption={words.lostHowCaption} ground="surface">
          <LostSteps />
        </Section>
      </BlockBoundary>
    </>
  );
}
