import type { Example } from '@bank/ui/examples';
import { BuyRate } from './BuyRate.tsx';

export const examples: Example[] = [
  {
    name: 'reduced, full and none',
    isInEveryTheme: true,
    render: () => (
      <ul>
        <li>
          <BuyRate fund={{ buyRate: '0.80', discountRate: '0.08' }} />
        </li>
        <li>
          <BuyRate fund={{ buyRate: '0.80', discountRate: undefined }} />
        </li>
        <li>
          <BuyRate fund={{ buyRate: '0', discountRate: undefined }} />
        </li>
      </ul>
    ),
  },
];
