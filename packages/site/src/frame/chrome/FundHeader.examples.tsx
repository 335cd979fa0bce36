import type { Example } from '@bank/ui/examples';
import { FundHeader } from './FundHeader.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';
import { inHeader, nothing, sampleEntries, samplePage } from './testing/sample-frame.tsx';

export const examples: Example[] = [
  {
    name: 'four entries',
    place: 'outside',
    isInEveryTheme: true,
    render: (language) =>
      inHeader(
        <FundHeader
          chrome={sampleChrome(language)}
          page={samplePage(language)}
          entries={sampleEntries(language)}
          onOpenMenu={nothing}
        />,
      ),
  },
];
