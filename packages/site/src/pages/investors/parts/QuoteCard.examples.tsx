import type { Example } from '@bank/ui/examples';
import { QuoteCard } from './QuoteCard.tsx';
import { sampleContact } from './testing/sample-investors.ts';

const TITLES = { CN: '股票信息', EN: 'The share' };

export const examples: Example[] = [
  {
    name: 'without a source of prices',
    isInEveryTheme: true,
    render: (language) => (
      <>
        <h2>{TITLES[language]}</h2>
        <QuoteCard contact={sampleContact(language)} />
      </>
    ),
  },
];
