import type { WealthProduct } from '@bank/contract';
import type { Example } from '@bank/ui/examples';
import { aWealthProduct } from '@bank/contract/testing';
import { WealthOffers } from './WealthOffers.tsx';

const LABELS = { CN: '精选理财', EN: 'Selected products' };
const PRODUCTS: Record<keyof typeof LABELS, WealthProduct[]> = {
  CN: [
    aWealthProduct(),
    aWealthProduct({
      prodCode: 'TS24001',
      prodName: '天枢·日日享',
      riskLevel: 'R1',
      benchmarkLow: '1.62',
      benchmarkHigh: '1.62',
      benchmarkText: '近 7 日年化',
      termDays: 0,
    }),
  ],
  EN: [
    aWealthProduct({
      prodName: 'Merak Steady 90 days',
      benchmarkText: 'Benchmark',
      dealingText: 'Daily after 90 days',
    }),
    aWealthProduct({
      prodCode: 'TS24001',
      prodName: 'Dubhe Daily',
      riskLevel: 'R1',
      benchmarkLow: '1.62',
      benchmarkHigh: '1.62',
      benchmarkText: '7-day yield',
      dealingText: 'Every day',
      termDays: 0,
    }),
  ],
};

export const examples: Example[] = [
  {
    name: 'a range and a single figure',
    isInEveryTheme: true,
    render: (language) => <WealthOffers label={LABELS[language]} products={PRODUCTS[language]} />,
  },
];
