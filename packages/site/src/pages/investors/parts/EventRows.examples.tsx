import type { Example } from '@bank/ui/examples';
import { EventRows } from './EventRows.tsx';
import { sampleEvents } from './testing/sample-investors.ts';

export const examples: Example[] = [
  {
    name: 'to come, with calendar files',
    isInEveryTheme: true,
    render: (language) => <EventRows events={sampleEvents(language)} />,
  },
  { name: 'past', render: (language) => <EventRows events={sampleEvents(language)} isPast /> },
];
