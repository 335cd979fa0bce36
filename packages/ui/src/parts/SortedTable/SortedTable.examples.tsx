import type { Example, ExampleLanguage } from '../../examples.ts';
import { SortHead } from './SortHead.tsx';
import { SortLinkHead } from './SortLinkHead.tsx';
import { SortedTable } from './SortedTable.tsx';
import { useSortedRows } from './use-sorted-rows.ts';

const WORDS = {
  CN: {
    label: '存款利率',
    heads: { term: '存期', rate: '年利率 %', least: '起存金额', since: '执行日期' },
    terms: ['活期', '三个月', '一年', '五年'],
    by: (column: string) => `按${column}排序`,
    sorted: (column: string, direction: string) =>
      `已按${column}排序，${direction === 'ascending' ? '低的' : '高的'}在前`,
    given: '已恢复原来的次序',
  },
  EN: {
    label: 'Deposit rates',
    heads: { term: 'Term', rate: 'Rate, %', least: 'Minimum', since: 'In force from' },
    terms: ['Demand', 'Three months', 'One year', 'Five years'],
    by: (column: string) => `Sort by ${column}`,
    sorted: (column: string, direction: string) =>
      `Sorted by ${column}, ${direction === 'ascending' ? 'lowest' : 'highest'} first`,
    given: 'In the order given',
  },
};
const RATES = [
  { rate: '0.05', least: '', since: '2026-05-22' },
  { rate: '0.70', least: '50', since: '2026-11-12' },
  { rate: '1.10', least: '50', since: '2026-11-12' },
  { rate: '1.50', least: '1000', since: '2026-05-22' },
];

function Table({ language }: { language: ExampleLanguage }) {
  const { label, heads, terms, ...words } = WORDS[language];
  const { rows, order } = useSortedRows(
    RATES.map((row, place) => ({ ...row, term: terms[place] })),
    { rate: ({ rate }) => rate, least: ({ least }) => least, since: ({ since }) => since },
    words,
  );
  return (
    <SortedTable order={order} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.term}</th>
          <SortHead order={order} by="rate">
            {heads.rate}
          </SortHead>
          <SortHead order={order} by="least">
            {heads.least}
          </SortHead>
          <SortHead order={order} by="since">
            {heads.since}
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, rate, least, since }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td className="num">{rate}</td>
            <td className="num">{least === '' ? '–' : least}</td>
            <td className="num">{since}</td>
          </tr>
        ))}
      </tbody>
    </SortedTable>
  );
}

const byAddress = (language: ExampleLanguage) => {
  const { label, heads, terms, by } = WORDS[language];
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.term}</th>
          <SortLinkHead href="?sort=rate-down" direction="ascending" label={by(heads.rate)}>
            {heads.rate}
          </SortLinkHead>
          <SortLinkHead href="?sort=least-down" direction={undefined} label={by(heads.least)}>
            {heads.least}
          </SortLinkHead>
        </tr>
      </thead>
      <tbody>
        {RATES.map(({ rate, least }, place) => (
          <tr key={rate}>
            <th scope="row">{terms[place]}</th>
            <td className="num">{rate}</td>
            <td className="num">{least === '' ? '–' : least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const examples: Example[] = [
  { name: 'as it was given', render: (language) => <Table language={language} /> },
  {
    name: 'sorted by a press',
    press: 'thead th:nth-child(2) button',
    isInEveryTheme: true,
    render: (language) => <Table language={language} />,
  },
  { name: 'without script', isWithoutScript: true, render: (language) => <Table language={language} /> },
  { name: 'a list that its address sorts', render: byAddress },
];
