import type { Dividend } from '@bank/contract';
import type { Example } from '@bank/ui/examples';
import { DividendCalculator } from './DividendCalculator.tsx';

const dividends: Dividend[] = (
  [
    ['2025', '4.36'],
    ['2024', '4.23'],
  ] as const
).map(([year, perTenShares]) => ({
  year,
  perTenShares,
  total: '81.20',
  unit: '亿元',
  payoutRatio: '30.0',
  recordDate: '2026-07-08',
  exDate: '2026-07-09',
  payDate: '2026-07-09',
}));

const asked = (shares: string | undefined) => () => (
  <DividendCalculator dividends={dividends} path="/investment/secondlist" query={{ shares }} />
);

export const examples: Example[] = [
  { name: 'before a question', render: asked(undefined) },
  { name: 'a thousand shares', isInEveryTheme: true, render: asked('1000') },
  { name: 'no number', render: asked('abc') },
];
