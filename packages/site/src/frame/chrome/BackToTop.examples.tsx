import type { Example } from '@bank/ui/examples';
import { BackToTop, PAGE_START_ID } from './BackToTop.tsx';

const NAMES = { CN: '页首', EN: 'Start of the page' };

export const examples: Example[] = [
  {
    name: 'at the end of a page without script',
    isWithoutScript: true,
    render: (language) => (
      <>
        <p id={PAGE_START_ID}>{NAMES[language]}</p>
        <BackToTop buttonsInBar={2} />
      </>
    ),
  },
];
