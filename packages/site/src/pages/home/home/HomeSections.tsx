import { Assurances } from '../../../parts/blocks/Assurances.tsx';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { useFeature } from '../../../parts/links/use-feature.ts';
import { FundZone } from './FundZone.tsx';
import { News } from './News.tsx';
import { Stories } from './Stories.tsx';
import { Wealth } from './Wealth.tsx';
import type { HomeData } from './load-home.ts';

/** Products, stories and news, well below what a visitor first sees. */
export function HomeSections({ data }: { data: HomeData }) {
  const failed = useWords()['home.failed'];
  const hasFunds = useFeature('funds');
  return (
    <>
      <BlockBoundary failed={failed}>
        <Wealth focus={data.focus} groups={data.groups} />
      </BlockBoundary>
      {hasFunds ? (
        <BlockBoundary failed={failed}>
          <FundZone groups={data.groups} banners={data.fundBanners} />
        </BlockBoundary>
      ) : null}
      <BlockBoundary failed={failed}>
        <Stories stories={data.stories} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <News news={data.news} notices={data.notices} activities={data.activities?.list} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Assurances shortcuts={data.assurances} />
      </BlockBoundary>
    </>
  );
}
