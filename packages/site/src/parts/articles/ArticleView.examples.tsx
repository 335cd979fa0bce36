import type { Example } from '@bank/ui/examples';
import { aPage } from '../../frame/chrome/testing/render-chrome.tsx';
import { ArticleView } from './ArticleView.tsx';
import { sampleArticle } from './testing/sample-articles.ts';

const { record } = aPage({ path: '/bobbank/seconddetail' });

export const examples: Example[] = [
  {
    name: 'with files, neighbours and related articles',
    render: (language) => <ArticleView data={sampleArticle(language)} record={record} />,
  },
  {
    name: 'the text alone',
    render: (language) => {
      const { prev: _prev, next: _next, source: _source, ...article } = sampleArticle(language);
      return (
        <ArticleView
          data={{ ...article, attachments: [], related: [], content: `<p>${article.summary}</p>` }}
          record={record}
        />
      );
    },
  },
];
