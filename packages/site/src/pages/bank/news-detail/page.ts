import { articleDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { textHead } from '../../../parts/articles/text-head.ts';
import { opinionWords } from '../../../parts/reading/use-opinion-words.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { HTML_LANG } from '../../../base/page/language-paths.ts';
import { NewsDetailPage } from './NewsDetailPage.tsx';
import { newsArticle } from './news-article.ts';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: (language) => opinionWords.load(language),
  async load({ client, language, query, signal }) {
    const [article] = await Promise.all([
      client.call(articleDetail, { id: query['id'] ?? 'none' }, signal),
      opinionWords.load(language),
    ]);
    return article;
  },
  head: (article, { record, language }) => ({
    ...textHead(article),
    jsonLd: newsArticle(article, record.path, HTML_LANG[language]),
  }),
  Page: NewsDetailPage,
});
