import type { Highlights } from '@bank/contract';
import type { Example } from '@bank/ui/examples';
import { Figures } from './Figures.tsx';

const WORDS = {
  CN: { title: '关键数字', more: '三季度报告', failed: '数据暂时未能载入。', empty: '数据整理中。' },
  EN: {
    title: 'Key figures',
    more: 'Third-quarter report',
    failed: 'The figures could not be loaded.',
    empty: 'Figures will follow.',
  },
};
const FIGURES: Record<keyof typeof WORDS, Highlights> = {
  CN: {
    note: '未经审计，合并口径',
    url: '/bobbank',
    items: [
      {
        code: 'TOTAL_ASSETS',
        name: '总资产',
        value: '2.84',
        unit: '万亿元',
        comparison: '2026 年 9 月 30 日',
      },
      { code: 'NPL', name: '不良贷款率', value: '0.98', unit: '%', comparison: '较年初下降 0.06 个百分点' },
      { code: 'BRANCHES', name: '营业网点', value: '412', unit: '', comparison: '遍布 18 个省市' },
    ],
  },
  EN: {
    note: 'Unaudited, consolidated, under PRC GAAP',
    url: '/en/bobbank',
    items: [
      {
        code: 'TOTAL_ASSETS',
        name: 'Total assets',
        value: '2.84',
        unit: 'CNY trn',
        comparison: '30 September 2026',
      },
      { code: 'NPL', name: 'NPL ratio', value: '0.98', unit: '%', comparison: 'down 0.06 points this year' },
      {
        code: 'BRANCHES',
        name: 'Branches',
        value: '412',
        unit: '',
        comparison: 'in 18 provinces and cities',
      },
    ],
  },
};

export const examples: Example[] = [
  {
    name: 'three figures',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => <Figures figures={FIGURES[language]} words={WORDS[language]} />,
  },
  {
    name: 'that did not arrive',
    place: 'window',
    render: (language) => <Figures figures={undefined} words={WORDS[language]} />,
  },
];
