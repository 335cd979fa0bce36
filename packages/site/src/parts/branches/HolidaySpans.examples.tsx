import type { Example } from '@bank/ui/examples';
import { HolidaySpans } from './HolidaySpans.tsx';

export const examples: Example[] = [
  {
    name: 'a holiday with a rota',
    render: () => (
      <HolidaySpans
        period={{
          holiday: 'SPRING_FESTIVAL',
          from: '2027-02-05',
          to: '2027-02-11',
          spans: [
            { from: '2027-02-05', to: '2027-02-05', hours: '10:00–15:00' },
            { from: '2027-02-06', to: '2027-02-08', hours: undefined },
            { from: '2027-02-09', to: '2027-02-11', hours: '10:00–15:00' },
          ],
        }}
      />
    ),
  },
];
