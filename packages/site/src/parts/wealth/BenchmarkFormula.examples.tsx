import type { Example } from '@bank/ui/examples';
import { BenchmarkFormula } from './BenchmarkFormula.tsx';

const NAMES = { CN: ['沪深 300 指数', '中债综合指数'], EN: ['CSI 300', 'ChinaBond Composite'] };
const WEIGHTS = ['80', '20'];

export const examples: Example[] = [
  {
    name: 'two indices',
    isInEveryTheme: true,
    render: (language) => (
      <BenchmarkFormula
        parts={NAMES[language].map((name, index) => ({ name, weight: WEIGHTS[index] ?? '0' }))}
      />
    ),
  },
];
