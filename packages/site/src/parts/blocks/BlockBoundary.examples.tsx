import type { Example } from '@bank/ui/examples';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { BlockBoundary } from './BlockBoundary.tsx';

const WORDS = { CN: '美元 100 现汇买入价 707.15', EN: '100 US dollars, spot buying 707.15' };

export const examples: Example[] = [
  {
    name: 'around a block that can be drawn',
    render: (language) => (
      <BlockBoundary failed={serverMessages(language)['home.failed']}>
        <p>{WORDS[language]}</p>
      </BlockBoundary>
    ),
  },
];
