import type { Example } from '@bank/ui/examples';
import { Allocation } from './Allocation.tsx';

const NAMES = {
  CN: ['债券', '非标准化债权', '货币市场', '权益'],
  EN: ['Bonds', 'Non-standard debt', 'Money market', 'Equity'],
};
const SHARES = ['62.4', '18.1', '14.5', '5'];

const allocation = (language: keyof typeof NAMES) =>
  NAMES[language].map((name, index) => ({ name, share: SHARES[index] ?? '0' }));

export const examples: Example[] = [
  {
    name: 'four parts',
    isInEveryTheme: true,
    render: (language) => <Allocation allocation={allocation(language)} />,
  },
  {
    name: 'in a cell of a table',
    render: (language) => <Allocation allocation={allocation(language)} isCompact />,
  },
];
