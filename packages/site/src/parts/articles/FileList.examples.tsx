import type { Example } from '@bank/ui/examples';
import { FileList } from './FileList.tsx';
import { sampleFiles } from './testing/sample-articles.ts';

export const examples: Example[] = [
  {
    name: 'with days, length and size',
    isInEveryTheme: true,
    render: (language) => (
      <FileList files={sampleFiles(language).map((file) => ({ ...file, publishDate: '2026-10-30' }))} />
    ),
  },
];
