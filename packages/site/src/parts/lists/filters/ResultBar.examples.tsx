import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { ResultBar } from './ResultBar.tsx';

const WORDS = {
  CN: {
    count: '共 46 只产品',
    note: '数据截至 2026 年 11 月 20 日',
    sort: '排序',
    any: '默认排序',
    orders: ['期限由短到长', '风险由低到高'],
    apply: '排序',
  },
  EN: {
    count: '46 products',
    note: 'Figures as of 20 November 2026',
    sort: 'Sort by',
    any: 'Our order',
    orders: ['Term, shortest first', 'Risk, lowest first'],
    apply: 'Sort',
  },
};

function bar(language: ExampleLanguage) {
  const { count, note, sort, any, orders, apply } = WORDS[language];
  return (
    <ResultBar
      count={count}
      note={note}
      sort={{
        group: {
          kind: 'SELECT',
          name: 'sort',
          label: sort,
          any,
          options: orders.map((label, index) => ({ value: String(index), label })),
          chosen: '0',
        },
        action: '/list',
        fields: { column: '101003' },
        apply,
      }}
    />
  );
}

export const examples: Example[] = [
  { name: 'count, day and order', isInEveryTheme: true, render: bar },
  { name: 'without script, with a button to sort', isWithoutScript: true, render: bar },
  { name: 'the count alone', render: (language) => <ResultBar count={WORDS[language].count} /> },
];
