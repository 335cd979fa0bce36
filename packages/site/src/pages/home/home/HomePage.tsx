import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Instrument } from '../parts/instrument/Instrument.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { HomeData } from './load-home.ts';
import { useAddress } from '../../../parts/links/use-address.ts';

const GOLD_PAGE = '/personal/linkDetails?id=gold-accumulation';

/* Named by each page, so that their styles come with the page. The changes can be read as the server drew them. */
export const changedToday = latePart(
  'what changed today',
  async () => (await import('../parts/changes/ChangedToday.tsx')).ChangedToday,
  'touched',
);
export const homeHero = latePart(
  'the banner',
  async () => (await import('../../../parts/blocks/Hero/Hero.tsx')).Hero,
);
export const homeMarket = latePart('home-market', () =>
  import('./HomeMarket.tsx').then(({ HomeMarket }) => HomeMarket),
);
export const homeSections = latePart('home-sections', () =>
  import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections),
);

/** Personal banking's home, and the site's: /personal. */
export function HomePage({ data, record }: PageProps<HomeData>) {
  const to = useAddress();
  const failed = useWords()['home.failed'];
  return (
    <>
      <BlockBoundary failed={failed}>
        <Instrument record={record} deposits={data.deposits} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <changedToday.Part
          deposits={data.deposits}
          fx={data.fx}
          trends={data.trends}
          loans={data.loans}
          gold={data.gold}
          notices={data.notices}
          goldUrl={to(GOLD_PAGE)}
        />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Shortcuts shortcuts={data.shortcuts} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <homeHero.Part banners={data.banners} isBelow />
      </BlockBoundary>
      <homeMarket.Part data={data} />
      <homeSections.Part data={data} />
    </>
  );
}
