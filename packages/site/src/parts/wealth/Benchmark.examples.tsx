import type { Example } from '@bank/ui/examples';
import { Benchmark } from './Benchmark.tsx';

export const examples: Example[] = [
  {
    name: 'a range, a single figure, none',
    render: () => (
      <ul className="num">
        <li>
          <Benchmark product={{ benchmarkLow: '2.20', benchmarkHigh: '2.60' }} />
        </li>
        <li>
          <Benchmark product={{ benchmarkLow: '1.62', benchmarkHigh: '1.62' }} />
        </li>
        <li>
          <Benchmark product={{ benchmarkLow: undefined, benchmarkHigh: undefined }} />
        </li>
      </ul>
    ),
  },
  {
    name: 'a formula',
    render: (language) => (
      <Benchmark
        product={{
          benchmarkParts: [
            { name: language === 'CN' ? '沪深 300 指数' : 'CSI 300', weight: '80' },
            { name: language === 'CN' ? '中债综合指数' : 'ChinaBond Composite', weight: '20' },
          ],
        }}
      />
    ),
  },
];
