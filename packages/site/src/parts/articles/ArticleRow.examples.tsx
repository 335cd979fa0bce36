import type { Example } from '@bank/ui/examples';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { sampleArticles } from './testing/sample-articles.ts';

export const examples: Example[] = [
  {
    name: 'pinned, and not',
    render: (language) => (
      <ul>
        {sampleArticles(language)
          .slice(0, 2)
          .map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} href="/detail" pinned={serverMessages(language)['news.pinned']} />
            </li>
          ))}
      </ul>
    ),
  },
];
