import type { Example } from '@bank/ui/examples';
import { Needs } from './Needs.tsx';

export const examples: Example[] = [
  {
    name: 'two needs, and one that nothing answers',
    isInEveryTheme: true,
    render: () => (
      <Needs
        needs={[
          { need: 'WORKING', count: 6 },
          { need: 'TRADE', count: 4 },
          { need: 'CASH', count: 0 },
        ]}
      />
    ),
  },
];
