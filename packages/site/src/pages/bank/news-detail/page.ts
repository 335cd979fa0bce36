import { articleDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { textHead } from '../../../parts/articles/text-head.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { HTML_LANG } from '../../../base/page/language-paths.ts';
import { NewsDetailPage } from './NewsDetailPage.tsx';
import { newsArticle } from './news-article.ts';
import { opinionWords } from '../../../words/articles/opinion/words.ts';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: [opinionWords],
  load: ({ client, query, signal }) => client.call(articleDetail, { id: query['id'] ?? 'none' }, signal),
  head: (article, { record, language }) => ({
    ...textHead(article),
    jsonLd: newsArticle(article, record.path, HTML_LANG[language]),
  }),
  Page: NewsDetailPage,
});
