import { newsFeed } from '../../../parts/links/news-feeds.ts';
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
      return newsFeed(columnId, entry?.name ?? record.name, language);
    }),
  }),
  Page: NewsHomePage,
});
