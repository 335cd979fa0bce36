import type { Example } from '@bank/ui/examples';
import { CompareTray } from './CompareTray.tsx';
import { FromTray } from './FromTray.tsx';
import { sampleCompareWords, sampleItems, sampleTrayWords, trayOf } from './testing/sample-comparison.ts';

export const examples: Example[] = [
  {
    name: 'two products, ready to compare',
    isInEveryTheme: true,
    render: (language) => (
      <CompareTray kind={trayOf(sampleItems(language))} path="/compare" words={sampleTrayWords(language)} />
    ),
  },
  {
    name: 'the way back to it from a comparison',
    render: (language) => (
      <FromTray kind={trayOf(sampleItems(language))} path="/compare" words={sampleCompareWords(language)} />
    ),
  },
];
