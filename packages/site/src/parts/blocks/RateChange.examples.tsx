import type { Example } from '@bank/ui/examples';
import { RateChange } from './RateChange.tsx';

export const examples: Example[] = [
  {
    name: 'up, down, unchanged and unknown',
    render: () => (
      <ul>
        {['0.12', '-0.21', '0', ''].map((value) => (
          <li key={value}>
            <RateChange value={value} />
          </li>
        ))}
      </ul>
    ),
  },
];
