import type { Example } from '@bank/ui/examples';
import { CorporateDetailPage } from './CorporateDetailPage.tsx';
import { pageProps } from './testing/corporate-fixtures.ts';
import { sampleDetail } from './testing/sample-services.ts';

export const examples: Example[] = [
  {
    name: 'a service with papers, steps and a case',
    render: (language) => (
      <CorporateDetailPage
        {...pageProps('/company/corporateFinanceDetail', sampleDetail(language))}
        language={language}
      />
    ),
  },
];
