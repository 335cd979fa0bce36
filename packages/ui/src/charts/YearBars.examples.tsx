import type { Example } from '../examples.ts';
import { YearBars } from './YearBars.tsx';

const BARS = [
  { year: '2022', value: '248.1', label: '248.1' },
  { year: '2023', value: '256.4', label: '256.4' },
  { year: '2024', value: '262.7', label: '262.7' },
  { year: '2025', value: '271.9', label: '271.9' },
];
const LABELS = {
  CN: '归属于母公司股东的净利润（亿元）：2022 年 248.1，2025 年 271.9',
  EN: 'Net profit in CNY 100 million: 248.1 in 2022, 271.9 in 2025',
};

export const examples: Example[] = [
  {
    name: 'four years',
    isInEveryTheme: true,
    render: (language) => <YearBars bars={BARS} label={LABELS[language]} />,
  },
];
