import type { Example } from '@bank/ui/examples';
import { Assurances } from './Assurances.tsx';
import { sampleAssurances } from './testing/sample-shortcuts.ts';

export const examples: Example[] = [
  {
    name: 'three of them',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => <Assurances shortcuts={sampleAssurances(language)} />,
  },
  { name: 'none', place: 'window', render: () => <Assurances shortcuts={[]} /> },
  { name: 'that did not arrive', place: 'window', render: () => <Assurances shortcuts={undefined} /> },
];
