import type { Example } from '@bank/ui/examples';
import { AddToComparison } from './AddToComparison.tsx';
import { sampleCompareWords } from './testing/sample-comparison.ts';

export const examples: Example[] = [
  {
    name: 'one more may join',
    isInEveryTheme: true,
    render: (language) => (
      <AddToComparison
        path="/personal/compare"
        codes="TX26090"
        keyword=""
        words={sampleCompareWords(language)}
      />
    ),
  },
];
