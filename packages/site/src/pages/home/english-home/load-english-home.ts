import {
  COLUMNS,
  SECTIONS,
  articleList,
  bannerList,
  depositRates,
  fxRates,
  goldPrice,
  highlights,
  investorCalendar,
  loanRates,
  shortcutList,
} from '@bank/contract';
import { loadTrends } from '../parts/changes/load-trends.ts';
import { byTerm } from '../parts/instrument/deposit-terms.ts';
import { ledArticles, listedArticles } from '../parts/shown-articles.ts';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

const pageId = SECTIONS.englishHome;
const ARTICLES_SHOWN = 5;

export type EnglishHomeData = Awaited<ReturnType<typeof loadEnglishHome>>;

export function loadEnglishHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const articles = (columnId: string) =>
    client.call(articleList, { columnId, pageSize: ARTICLES_SHOWN }, signal);
  const deposits = async () => byTerm(await client.call(depositRates, { currency: 'CNY' }, signal));
  const news = async () => ledArticles((await articles(COLUMNS.bankNews)).list);
  const notices = async () => listedArticles((await articles(COLUMNS.notices)).list);
  const fx = client.call(fxRates, {}, signal);
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: client.call(shortcutList, { pageId, position: 'QUICK' }, signal),
      assurances: client.call(shortcutList, { pageId, position: 'ASSURANCE' }, signal),
      fx,
      trends: loadTrends(client, fx, signal),
      deposits: deposits(),
      loans: client.call(loanRates, {}, signal),
      gold: client.call(goldPrice, {}, signal),
      figures: client.call(highlights, {}, signal),
      reports: articles(COLUMNS.periodicReports),
      // From today on; the first is the next date.
      dates: client.call(investorCalendar, { limit: 1 }, signal),
      news: news(),
      notices: notices(),
    },
    { tolerant, signal },
  );
}
