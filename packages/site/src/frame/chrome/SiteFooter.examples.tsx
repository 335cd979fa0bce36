import type { Example } from '@bank/ui/examples';
import { SiteFooter } from './SiteFooter.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';

export const examples: Example[] = [
  {
    name: 'with its columns',
    place: 'outside',
    isInEveryTheme: true,
    render: (language) => <SiteFooter chrome={sampleChrome(language)} />,
  },
];
