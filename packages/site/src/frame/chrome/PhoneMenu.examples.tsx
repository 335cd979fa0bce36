import type { Example } from '@bank/ui/examples';
import { PhoneMenu } from './PhoneMenu.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';
import { nothing, samplePage } from './testing/sample-frame.tsx';

export const examples: Example[] = [
  {
    name: 'open',
    place: 'outside',
    render: (language) => (
      <PhoneMenu chrome={sampleChrome(language)} page={samplePage(language)} open onClose={nothing} />
    ),
  },
];
