import type { Example } from '@bank/ui/examples';
import { TopStrip } from './TopStrip.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';
import { inHeader, samplePage } from './testing/sample-frame.tsx';

const strip: Example['render'] = (language) =>
  inHeader(<TopStrip config={sampleChrome(language).config} page={samplePage(language)} />);

export const examples: Example[] = [
  { name: 'everything closed', place: 'outside', isInEveryTheme: true, render: strip },
  {
    name: 'hotline open',
    place: 'outside',
    press: '[data-divide="TOPBAR"] button[aria-expanded]',
    render: strip,
  },
  { name: 'without script', place: 'outside', isWithoutScript: true, render: strip },
];
