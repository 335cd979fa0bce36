import type { Example } from '@bank/ui/examples';
import { sampleArticles } from '../articles/testing/sample-articles.ts';
import { NoticeLines } from './NoticeLines.tsx';

export const examples: Example[] = [
  { name: 'three notices', render: (language) => <NoticeLines notices={sampleArticles(language)} /> },
  { name: 'none', render: () => <NoticeLines notices={[]} /> },
];
