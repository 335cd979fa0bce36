import { articleDetail } from '@bank/contract';
import { definePage } from '../../routing/page-module.ts';
import { columnParameter, idParameter } from '../../routing/query-parameters.ts';
import { HTML_LANG } from '../../routing/language-paths.ts';
import { NewsDetailPage } from './NewsDetailPage.tsx';
import { newsArticle } from './news-article.ts';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  load: ({ client, query, signal }) => client.call(articleDetail, { id: query['id'] ?? 'none' }, signal),
  head: (article, { record, language }) => ({
    title: article.title,
    description: article.summary,
    heading: article.title,
    twin: article.twin ?? false,
    jsonLd: newsArticle(article, record.path, HTML_LANG[language]),
  }),
  Page: NewsDetailPage,
});
