import type { Example } from '@bank/ui/examples';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { BlockNote } from './BlockNote.tsx';

export const examples: Example[] = [
  {
    name: 'a block that did not arrive',
    render: (language) => <BlockNote>{serverMessages(language)['home.failed']}</BlockNote>,
  },
];
