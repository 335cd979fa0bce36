import type { Example } from '@bank/ui/examples';
import { MonthRuns } from './MonthRuns.tsx';
import { sampleArticles } from './testing/sample-articles.ts';

export const examples: Example[] = [
  {
    name: 'two months, one of them pinned',
    render: (language) => (
      <MonthRuns articles={sampleArticles(language)} hrefOf={({ id }) => `/detail/${id}`} />
    ),
  },
];
