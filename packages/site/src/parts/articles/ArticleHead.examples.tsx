import type { Example } from '@bank/ui/examples';
import { ArticleHead } from './ArticleHead.tsx';
import { sampleArticle } from './testing/sample-articles.ts';

export const examples: Example[] = [
  {
    name: 'where no banner holds it',
    isInEveryTheme: true,
    render: (language) => <ArticleHead data={sampleArticle(language)} language={language} />,
  },
];
