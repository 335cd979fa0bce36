import type { Example } from '@bank/ui/examples';
import { SiteHeader } from './SiteHeader.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';
import { inHeader, nothing, samplePage } from './testing/sample-frame.tsx';

const header: Example['render'] = (language) => {
  const chrome = sampleChrome(language);
  return inHeader(
    <SiteHeader
      chrome={chrome}
      page={samplePage(language)}
      qr={chrome.qr.map((code) => ({ ...code, url: '/images/edu-phone.svg' }))}
      onOpenMenu={nothing}
    />,
  );
};

export const examples: Example[] = [
  { name: 'everything closed', place: 'outside', isInEveryTheme: true, render: header },
  { name: 'logins open', place: 'outside', press: '[data-divide="LOGIN"] button', render: header },
  { name: 'codes open', place: 'outside', press: '[data-divide="QR"] button', render: header },
  { name: 'without script', place: 'outside', isWithoutScript: true, render: header },
];
