import type { Example } from '@bank/ui/examples';
import { Candidates } from './Candidates.tsx';
import { sampleCompareWords, sampleItems } from './testing/sample-comparison.ts';

const TITLES = { CN: '选一只加入对比', EN: 'Choose one to compare' };

export const examples: Example[] = [
  {
    name: 'two products',
    isInEveryTheme: true,
    render: (language) => (
      <Candidates
        title={TITLES[language]}
        products={sampleItems(language).map((item) => ({ ...item, riskLevel: 'R2' }))}
        withHref={(code) => `/compare?codes=${code}`}
        words={sampleCompareWords(language)}
      />
    ),
  },
];
