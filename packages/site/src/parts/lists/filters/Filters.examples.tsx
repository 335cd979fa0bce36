import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { Filters } from './Filters.tsx';
import { chosenIn, type FilterGroup } from './filter-group.ts';

const WORDS = {
  CN: {
    risk: '风险等级',
    risks: ['R1 低风险', 'R2 中低风险', 'R3 中风险'],
    mode: '运作方式',
    modes: ['开放式', '封闭式'],
    any: '不限',
    organ: '发行机构',
    organs: ['北曜理财', '远岫基金'],
    keyword: { label: '产品名称或代码', placeholder: '产品名称或代码' },
    form: '筛选理财产品',
    search: '搜索',
    apply: '应用',
    more: '更多条件',
    chosen: '已选条件',
    clear: '清除全部',
    remove: '移除',
  },
  EN: {
    risk: 'Risk level',
    risks: ['R1 Low', 'R2 Low to medium', 'R3 Medium'],
    mode: 'Dealing',
    modes: ['Open-ended', 'Closed-ended'],
    any: 'Any',
    organ: 'Issuer',
    organs: ['Beiyao Wealth Management', 'Yuanxiu Fund Management'],
    keyword: { label: 'Product name or code', placeholder: 'Product name or code' },
    form: 'Filter products',
    search: 'Search',
    apply: 'Apply',
    more: 'More limits',
    chosen: 'Chosen limits',
    clear: 'Clear all',
    remove: 'Remove',
  },
};

function filters(language: ExampleLanguage, query: Record<string, string>) {
  const words = WORDS[language];
  const option = (label: string, index: number) => ({ value: String(index + 1), label });
  const groups: FilterGroup[] = [
    {
      kind: 'SELECT',
      name: 'organ',
      label: words.organ,
      any: words.any,
      options: words.organs.map(option),
      chosen: query['organ'],
    },
    {
      kind: 'MANY',
      name: 'risk',
      label: words.risk,
      options: words.risks.map((label, index) => ({ ...option(label, index), count: 9 - index })),
      chosen: chosenIn(query, 'risk'),
    },
  ];
  const more: FilterGroup[] = [
    {
      kind: 'ONE',
      name: 'mode',
      label: words.mode,
      any: words.any,
      options: words.modes.map(option),
      chosen: query['mode'],
    },
  ];
  return (
    <Filters
      path="/personal/lcmx"
      query={query}
      fields={{ column: '101003' }}
      keyword={{ name: 'keyword', value: query['keyword'] ?? '', ...words.keyword }}
      groups={groups}
      more={more}
      words={words}
    />
  );
}

export const examples: Example[] = [
  { name: 'nothing chosen', render: (language) => filters(language, {}) },
  {
    name: 'a keyword, two ticks and a folded limit chosen',
    isInEveryTheme: true,
    render: (language) => filters(language, { keyword: 'TX26', risk: '1,2', mode: '1' }),
  },
  { name: 'without script', isWithoutScript: true, render: (language) => filters(language, { risk: '2' }) },
];
