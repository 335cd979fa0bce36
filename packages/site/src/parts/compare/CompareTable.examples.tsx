import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { AddToComparison } from './AddToComparison.tsx';
import { CompareHead } from './CompareHead.tsx';
import { CompareTable } from './CompareTable.tsx';
import { sampleCompareWords, sampleItems } from './testing/sample-comparison.ts';

const WORDS = {
  CN: {
    caption: '理财产品逐项对比',
    corner: '数据截至 2026 年 11 月 20 日',
    kind: '固定收益类',
    different: '不同',
    group: '收益与风险',
    benchmark: '业绩比较基准',
    note: '年化，不构成收益承诺',
    organ: '管理人',
    bank: '北曜理财',
  },
  EN: {
    caption: 'Products compared line by line',
    corner: 'As of 20 November 2026',
    kind: 'Fixed income',
    different: 'different',
    group: 'Return and risk',
    benchmark: 'Benchmark',
    note: 'a year; no promise',
    organ: 'Manager',
    bank: 'Beiyao Wealth Management',
  },
};

function table(language: ExampleLanguage, hasSlot: boolean) {
  const words = WORDS[language];
  const partWords = sampleCompareWords(language);
  return (
    <CompareTable
      caption={words.caption}
      corner={words.corner}
      heads={sampleItems(language).map(({ code, name }) => ({
        key: code,
        content: (
          <CompareHead
            kind="example"
            kindName={words.kind}
            code={code}
            name={name}
            href={`/detail?code=${code}`}
            withoutHref="/compare"
            words={partWords}
          />
        ),
      }))}
      slot={
        hasSlot ? <AddToComparison path="/compare" codes="TX26090" keyword="" words={partWords} /> : undefined
      }
      groups={[
        {
          title: words.group,
          rows: [
            {
              label: words.benchmark,
              term: 'BENCHMARK',
              note: words.note,
              cells: [{ text: '2.20%–2.60%' }, { text: '2.60%–3.40%' }],
            },
            { label: words.organ, cells: [{ text: words.bank }, { text: words.bank }] },
          ],
        },
      ]}
      different={words.different}
    />
  );
}

export const examples: Example[] = [
  { name: 'two products', isInEveryTheme: true, render: (language) => table(language, false) },
  { name: 'with room for one more', render: (language) => table(language, true) },
];
