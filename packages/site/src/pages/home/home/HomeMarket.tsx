import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Market } from '../parts/Market.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { RateLine } from './RateLine.tsx';
import type { HomeData } from './load-home.ts';

/** Rates of the day, below what a visitor first sees. */
export function HomeMarket({ data }: { data: HomeData }) {
  const failed = useWords()['home.failed'];
  return (
    <BlockBoundary failed={failed}>
      <Market fx={data.fx} moreUrl="/personal/personalExchangeRate">
        <RateLine loans={data.loans} gold={data.gold} />
      </Market>
    </BlockBoundary>
  );
}
