import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { NoticeBar } from './NoticeBar.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';

const bar = (language: ExampleLanguage, noticeUrl?: string) => (
  <NoticeBar info={{ ...sampleChrome(language).info, ...(noticeUrl !== undefined && { noticeUrl }) }} />
);

export const examples: Example[] = [
  {
    name: 'with a link to more',
    place: 'outside',
    isInEveryTheme: true,
    render: (language) => bar(language, '/bobbank/seconddetail?id=fraud'),
  },
  { name: 'the text alone', place: 'outside', render: (language) => bar(language) },
];
