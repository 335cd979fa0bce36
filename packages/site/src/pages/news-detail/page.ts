import { articleDetail } from '@bank/contract';
import { definePage } from '../../routing/page-module.ts';
import { columnParameter, idParameter } from '../../routing/query-parameters.ts';
import { NewsDetailPage } from './NewsDetailPage.tsx';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  load: ({ client, query, signal }) => client.call(articleDetail, { id: query['id'] ?? 'none' }, signal),
  head: (article) => ({
    title: article.title,
    description: article.summary,
    heading: article.title,
  }),
  Page: NewsDetailPage,
});
