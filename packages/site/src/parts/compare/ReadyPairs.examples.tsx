import type { Example } from '@bank/ui/examples';
import { ReadyPairs } from './ReadyPairs.tsx';
import { sampleCompareWords, sampleItems } from './testing/sample-comparison.ts';

export const examples: Example[] = [
  {
    name: 'products of two levels',
    isInEveryTheme: true,
    render: (language) => (
      <ReadyPairs
        candidates={sampleItems(language).map((item, index) => ({
          ...item,
          riskLevel: index === 0 ? 'R2' : 'R3',
        }))}
        hrefOf={(codes) => `/compare?codes=${codes.join(',')}`}
        words={sampleCompareWords(language)}
      />
    ),
  },
];
