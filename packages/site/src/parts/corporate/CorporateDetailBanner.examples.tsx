import type { Example } from '@bank/ui/examples';
import { SampleBanner } from '../banner/testing/SampleBanner.tsx';
import { CorporateDetailBanner } from './CorporateDetailBanner.tsx';
import { pageProps } from './testing/corporate-fixtures.ts';
import { sampleDetail } from './testing/sample-services.ts';

export const examples: Example[] = [
  {
    name: 'of a service, with the facts that decide',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => {
      const detail = sampleDetail(language);
      return (
        <SampleBanner language={language} given={{ heading: detail.title }}>
          <CorporateDetailBanner
            {...pageProps('/company/corporateFinanceDetail', detail)}
            language={language}
          />
        </SampleBanner>
      );
    },
  },
];
