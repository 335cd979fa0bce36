import { RailFacts } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { HeadWays } from '../../../parts/banner/HeadWays.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import type { LinkPageData } from './link-page-data.ts';

/** A service: the answer in a sentence, where it is done, and the facts that decide. */
export function LinkDetailsBanner({ data: { detail } }: PageProps<LinkPageData>) {
  const { answer, summary, action, more, facts = [], shortTitle } = detail;
  return (
    <PageBanner
      shortTitle={shortTitle}
      lead={answer ?? summary}
      rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />}
    >
      {action === undefined && more === undefined ? undefined : <HeadWays action={action} more={more} />}
    </PageBanner>
  );
}
