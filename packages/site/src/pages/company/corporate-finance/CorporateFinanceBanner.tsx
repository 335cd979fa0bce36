import { RailFacts } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { HeadWays } from '../../../parts/banner/HeadWays.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { COMPANY_LIST } from '../../../parts/corporate/corporate-paths.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import type { CorporateFinanceData } from './load-corporate-finance.ts';
import { useAddress } from '../../../parts/links/use-address.ts';

/** What every service states, the whole list, and how long each step to the money takes. */
export function CorporateFinanceBanner({ data: { steps } }: PageProps<CorporateFinanceData>) {
  const to = useAddress();
  const words = useWords(corporateWords);
  const timed = steps.filter(({ category }) => category !== '');
  return (
    <PageBanner
      lead={words.financeLead}
      rail={
        timed.length === 0 ? undefined : (
          <RailFacts facts={timed.map(({ name, category }) => ({ label: name, value: category }))} />
        )
      }
    >
      <HeadWays
        action={{ name: words.all, url: to(COMPANY_LIST) }}
        more={{ name: words.casesMore, url: to(COMPANY_LIST + searchText({ kind: 'CASE' })) }}
      />
    </PageBanner>
  );
}
