import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { anFxRate, fx, gold, loans } from '../../../parts/blocks/testing/home-fixtures.ts';
import { RatesTape } from './RatesTape.tsx';

const RATES = {
  CN: fx,
  EN: {
    ...fx,
    list: [
      anFxRate({ currencyName: 'US dollar' }),
      anFxRate({ currency: 'EUR', currencyName: 'Euro', spotBuy: '818.56', changeRate: '-0.21' }),
    ],
  },
} satisfies Record<ExampleLanguage, unknown>;

export const examples: Example[] = [
  {
    name: 'rates, gold and the loan prime rate',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => <RatesTape fx={RATES[language]} loans={loans} gold={gold} />,
  },
];
