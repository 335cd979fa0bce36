import { listFeed } from '../../../parts/links/list-feed.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { NewsHomePage } from './NewsHomePage.tsx';
import { loadNewsHome } from './load-news-home.ts';
import { newsHomeWords } from '../../../words/bank/news-home/words.ts';

export const page = definePage({
  parameters: {},
  words: [newsHomeWords],
  load: loadNewsHome,
  head: ({ news, notices, pages }, { language, record }) => ({
    feeds: [news, notices].flatMap(({ columnId }) => {
      const entry = pages.find(({ url }) => url.endsWith(columnId));
      return listFeed(columnId, language, entry?.name ?? record.name);
    }),
  }),
  Page: NewsHomePage,
});
