import type { Example } from '../examples.ts';
import { TermCurve } from './TermCurve.tsx';

const RATES = ['0.05', '0.70', '0.90', '1.10', '1.20', '1.45', '1.50'];
const WORDS = {
  CN: {
    title: '七档存期，一条曲线',
    caption: '人民币存款挂牌利率（年利率 %）',
    conclusion: '由活期 0.05% 升至五年 1.50%',
    terms: ['活期', '3 月', '6 月', '1 年', '2 年', '3 年', '5 年'],
    words: { table: '以表格查看', term: '存期', rate: '年利率 %' },
  },
  EN: {
    title: 'Seven terms, one curve',
    caption: 'Posted renminbi deposit rates (% a year)',
    conclusion: 'From 0.05% on demand up to 1.50% for five years',
    terms: ['Demand', '3m', '6m', '1y', '2y', '3y', '5y'],
    words: { table: 'View as a table', term: 'Term', rate: '% a year' },
  },
};

export const examples: Example[] = [
  {
    name: 'seven terms',
    isOnNight: true,
    render: (language) => {
      const { terms, ...words } = WORDS[language];
      return (
        <>
          {/* Above it a page has a section. */}
          <h2>{words.caption}</h2>
          <TermCurve
            {...words}
            points={terms.map((label, index) => ({ label, value: RATES[index] ?? '' }))}
          />
        </>
      );
    },
  },
];
