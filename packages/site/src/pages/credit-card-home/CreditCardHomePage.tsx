import { LostCard } from '../../cards/LostCard.tsx';
import { LostSteps } from '../../cards/LostSteps.tsx';
import { useCardWords } from '../../cards/use-card-words.ts';
import { BlockBoundary } from '../../home-blocks/BlockBoundary.tsx';
import { Hero } from '../../home-blocks/Hero/Hero.tsx';
import { Section } from '../../home-blocks/Section.tsx';
import { Shortcuts } from '../../home-blocks/Shortcuts.tsx';
import type { PageProps } from '../../routing/page-module.ts';
import { CardChoice } from './CardChoice.tsx';
import { InstalmentCost } from './InstalmentCost.tsx';
import { Offers } from './Offers.tsx';
import { PointsAndNotices } from './PointsAndNotices.tsx';
import type { CreditCardHomeData } from './load-credit-card-home.ts';

/** What to do about a lost card, then which card, what it saves, what borrowing costs. */
export function CreditCardHomePage({ data, record }: PageProps<CreditCardHomeData>) {
  const words = useCardWords();
  const blocks = {
    lost: <LostCard stepsHref="#lost" />,
    hero: <Hero banners={data.banners} heading={record.title} />,
    shortcuts: <Shortcuts shortcuts={data.shortcuts} label={words.services} />,
    choice: <CardChoice cards={data.cards} />,
    offers: <Offers merchants={data.merchants} offers={data.offers} />,
    cost: <InstalmentCost plans={data.plans} />,
    points: <PointsAndNotices points={data.points} notices={data.notices} />,
    steps: (
      <Section id="lost" title={words.lostHow} caption={words.lostHowCaption} ground="surface">
        <LostSteps />
      </Section>
    ),
  };
  return Object.entries(blocks).map(([name, block]) => (
    <BlockBoundary key={name} failed={words.failed}>
      {block}
    </BlockBoundary>
  ));
}
