import { articleDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { ArticleBanner } from '../../../parts/articles/ArticleBanner.tsx';
import { storyHead } from '../../../parts/articles/text-head.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { HTML_LANG } from '../../../base/page/language-paths.ts';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import { NewsDetailPage } from './NewsDetailPage.tsx';
import { newsArticle } from './news-article.ts';
import { opinionWords } from '../../../words/articles/opinion/words.ts';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: [opinionWords],
  load: ({ client, query, signal }) =>
    withFigures(client.call(articleDetail, { id: query['id'] ?? 'none' }, signal)),
  head: (article, { record, language }) => ({
    ...storyHead(article),
    jsonLd: newsArticle(article, record.path, HTML_LANG[language]),
  }),
  Page: NewsDetailPage,
  Banner: ArticleBanner,
});
