import type { Example } from '@bank/ui/examples';
import { Contacts } from './Contacts.tsx';
import { sampleContact } from './testing/sample-investors.ts';

export const examples: Example[] = [
  {
    name: 'at the side of a page',
    isInEveryTheme: true,
    render: (language) => <Contacts contact={sampleContact(language)} />,
  },
];
