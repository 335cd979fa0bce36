import type { FxRates } from '@bank/contract';
import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { anFxRate, fx } from '../../../parts/blocks/testing/home-fixtures.ts';
import { Market } from './Market.tsx';

const RATES: Record<ExampleLanguage, FxRates> = {
  CN: fx,
  EN: {
    ...fx,
    list: [
      anFxRate({ currencyName: 'US dollar' }),
      anFxRate({ currency: 'EUR', currencyName: 'Euro', spotBuy: '818.56', changeRate: '-0.21' }),
    ],
  },
};

export const examples: Example[] = [
  {
    name: 'exchange rates',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => <Market fx={RATES[language]} moreUrl="/fx" />,
  },
  {
    name: 'nothing has arrived',
    place: 'window',
    render: () => <Market fx={undefined} moreUrl="/fx" />,
  },
];
