import { BlockBoundary } from '../../home-blocks/BlockBoundary.tsx';
import { Assurances } from '../../home-blocks/Assurances.tsx';
import { Hero } from '../../home-blocks/Hero/Hero.tsx';
import { Market } from '../../home-blocks/Market.tsx';
import { RatesTape } from '../../home-blocks/RatesTape.tsx';
import { Shortcuts } from '../../home-blocks/Shortcuts.tsx';
import type { PageProps } from '../../routing/page-module.ts';
import { useWords } from '../../state/site-context.ts';
import { FundZone } from './FundZone.tsx';
import { News } from './News.tsx';
import { RateLine } from './RateLine.tsx';
import { Stories } from './Stories.tsx';
import { Wealth } from './Wealth.tsx';
import type { HomeData } from './load-home.ts';

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
      <BlockBoundary failed={failed}>
        <Market fx={data.fx} deposits={data.deposits} moreUrl="/personal/personalExchangeRate">
          <RateLine loans={data.loans} gold={data.gold} />
        </Market>
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Wealth focus={data.focus} groups={data.groups} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <FundZone groups={data.groups} banners={data.fundBanners} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Stories stories={data.stories} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <News news={data.news?.list} notices={data.notices?.list} activities={data.activities?.list} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Assurances shortcuts={data.assurances} />
      </BlockBoundary>
    </>
  );
}
