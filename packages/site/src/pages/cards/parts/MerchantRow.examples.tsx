import type { Example } from '@bank/ui/examples';
import { MerchantRow } from './MerchantRow.tsx';
import { aMerchant } from './testing/sample-cards.ts';

export const examples: Example[] = [
  {
    name: 'with a distance',
    isInEveryTheme: true,
    render: (language) => <MerchantRow merchant={aMerchant(language, { distance: 320 })} />,
  },
  {
    name: 'over',
    isInEveryTheme: true,
    render: (language) => (
      <MerchantRow merchant={aMerchant(language, { state: 'EXPIRED', endDate: '2026-11-01' })} />
    ),
  },
  {
    name: 'on the internet',
    render: (language) => {
      const { city: _city, district: _district, cityCode: _code, ...online } = aMerchant(language);
      return <MerchantRow merchant={{ ...online, merchantType: '7' }} />;
    },
  },
];
