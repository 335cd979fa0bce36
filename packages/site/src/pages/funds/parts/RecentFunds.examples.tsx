import type { Example } from '@bank/ui/examples';
import { RecentFunds } from './RecentFunds.tsx';
import { RememberFund } from './RememberFund.tsx';

const NAMES = { CN: '远岫稳健债券 A', EN: 'Yuanxiu Steady Bond A' };

export const examples: Example[] = [
  {
    name: 'one fund was looked at',
    isInEveryTheme: true,
    render: (language) => (
      <>
        <RememberFund code="009126" name={NAMES[language]} />
        <RecentFunds />
      </>
    ),
  },
];
