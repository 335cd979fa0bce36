import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { Comparison } from './Comparison.tsx';
import { sampleCompareWords, sampleItems, trayOf } from './testing/sample-comparison.ts';

const WORDS = {
  CN: {
    kind: '固定收益类',
    group: '收益与风险',
    benchmark: '业绩比较基准',
    note: '过往业绩不预示未来表现。',
  },
  EN: {
    kind: 'Fixed income',
    group: 'Return and risk',
    benchmark: 'Benchmark',
    note: 'Past results foretell nothing.',
  },
};

function comparison(language: ExampleLanguage, count: number) {
  const { kind, group, benchmark, note } = WORDS[language];
  const items = sampleItems(language);
  const figures = ['2.20%–2.60%', '2.60%–3.40%'].slice(0, count).map((text) => ({ text }));
  return (
    <Comparison
      kind={trayOf(items)}
      path="/compare"
      query={{}}
      products={items.slice(0, count).map((item) => ({ ...item, kindName: kind, href: '/detail' }))}
      groups={[{ title: group, rows: [{ label: benchmark, term: 'BENCHMARK', cells: figures }] }]}
      dataDate="2026-11-20"
      unknown={[]}
      candidates={count === 0 ? items.map((item) => ({ ...item, riskLevel: 'R2' as const })) : []}
      found={undefined}
      listHref="/list"
      words={sampleCompareWords(language)}
    >
      <p>{note}</p>
    </Comparison>
  );
}

export const examples: Example[] = [
  { name: 'two products', isInEveryTheme: true, render: (language) => comparison(language, 2) },
  { name: 'nothing chosen yet', render: (language) => comparison(language, 0) },
];
