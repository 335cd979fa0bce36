import type { Example } from '@bank/ui/examples';
import { Shortcuts } from './Shortcuts.tsx';
import { sampleServices } from './testing/sample-shortcuts.ts';

export const examples: Example[] = [
  {
    name: 'the services of a home page',
    isInEveryTheme: true,
    render: (language) => <Shortcuts shortcuts={sampleServices(language)} />,
  },
  { name: 'none', render: () => <Shortcuts shortcuts={[]} /> },
];
