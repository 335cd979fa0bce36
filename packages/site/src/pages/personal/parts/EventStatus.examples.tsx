import type { Example } from '@bank/ui/examples';
import { EventStatus } from './EventStatus.tsx';

const STATES = ['CURRENT', 'UPCOMING', 'ENDED'] as const;

export const examples: Example[] = [
  {
    name: 'running, to come and over',
    isInEveryTheme: true,
    render: () => (
      <ul>
        {STATES.map((status) => (
          <li key={status}>
            <EventStatus activity={{ status, days: 12, endDate: '2026-11-01' }} />
          </li>
        ))}
      </ul>
    ),
  },
];
