import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Hero } from '../../../parts/blocks/Hero/Hero.tsx';
import { RatesTape } from '../parts/RatesTape.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { HomeData } from './load-home.ts';

export const homeMarket = latePart('home-market', () =>
  import('./HomeMarket.tsx').then(({ HomeMarket }) => HomeMarket),
);
export const homeSections = latePart('home-sections', () =>
  import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections),
);

/** Personal banking's home, and the site's: /personal. */
export function HomePage({ data, record }: PageProps<HomeData>) {
  const failed = useWords()['home.failed'];
  return (
    <>
      <BlockBoundary failed={failed}>
        <Hero banners={data.banners} heading={record.title} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <RatesTape fx={data.fx} loans={data.loans} gold={data.gold} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Shortcuts shortcuts={data.shortcuts} />
      </BlockBoundary>
      <homeMarket.Part data={data} />
      <homeSections.Part data={data} />
    </>
  );
}
