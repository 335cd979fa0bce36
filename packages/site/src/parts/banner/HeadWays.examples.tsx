import type { Example } from '@bank/ui/examples';
import { HeadWays } from './HeadWays.tsx';
import { PageBanner } from './PageBanner.tsx';
import { SampleBanner } from './testing/SampleBanner.tsx';

const WAYS = {
  CN: {
    lead: '每一项服务都写明额度、期限、答复时间和材料。',
    action: { name: '全部服务', url: '/company/corporateFinanceList' },
    more: { name: '全部案例', url: '/company/corporateFinanceList?kind=CASE' },
  },
  EN: {
    lead: 'Limit, term, time to an answer and papers, for every service.',
    action: { name: 'All services', url: '/en/company' },
    more: { name: 'Case studies', url: '/en/bobbank' },
  },
};

export const examples: Example[] = [
  {
    name: 'a button and a link',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => (
      <SampleBanner language={language}>
        <PageBanner lead={WAYS[language].lead}>
          <HeadWays action={WAYS[language].action} more={WAYS[language].more} />
        </PageBanner>
      </SampleBanner>
    ),
  },
];
