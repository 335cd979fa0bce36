import type { Example } from '@bank/ui/examples';
import { Desks } from './Desks.tsx';
import { sampleDesks } from './testing/sample-services.ts';

export const examples: Example[] = [
  {
    name: 'two desks',
    isInEveryTheme: true,
    render: (language) => <Desks desks={sampleDesks(language)} />,
  },
];
