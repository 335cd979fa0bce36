import type { Example } from '@bank/ui/examples';
import { PageBanner } from '../../banner/PageBanner.tsx';
import { SampleBanner } from '../../banner/testing/SampleBanner.tsx';
import { HeadFilters } from './HeadFilters.tsx';

const WORDS = {
  CN: {
    keyword: '产品名称或代码',
    go: '搜索',
    organ: '发行机构',
    any: '不限',
    names: ['北曜理财', '远岫基金'],
  },
  EN: {
    keyword: 'Product name or code',
    go: 'Search',
    organ: 'Issuer',
    any: 'Any',
    names: ['Beiyao Wealth Management', 'Yuanxiu Fund Management'],
  },
};

export const examples: Example[] = [
  {
    name: 'a keyword and a list, in a banner',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => {
      const { keyword, go, organ, any, names } = WORDS[language];
      return (
        <SampleBanner language={language}>
          {/* What a page has below its banner. */}
          <form id="filters" action="/list" />
          <PageBanner>
            <HeadFilters
              form="filters"
              keyword={{ name: 'keyword', value: '', label: keyword, placeholder: keyword }}
              groups={[
                {
                  kind: 'SELECT',
                  name: 'organ',
                  label: organ,
                  any,
                  chosen: undefined,
                  options: names.map((label, index) => ({ value: String(index), label })),
                },
              ]}
              go={go}
            />
          </PageBanner>
        </SampleBanner>
      );
    },
  },
];
