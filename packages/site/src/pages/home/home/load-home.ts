import {
  COLUMNS,
  SECTIONS,
  activityList,
  articleList,
  bannerList,
  dailyProducts,
  depositRates,
  fxRates,
  goldPrice,
  loanRates,
  shortcutList,
  specialProducts,
} from '@bank/contract';
import { loadTrends } from '../parts/changes/load-trends.ts';
import { byTerm } from '../parts/instrument/deposit-terms.ts';
import { ledArticles, listedArticles } from '../parts/shown-articles.ts';
import { shownGroups, shownWealth } from '../../../parts/wealth/shown-products.ts';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

const pageId = SECTIONS.personal;
const ACTIVITIES_SHOWN = 2;
/** Pinned articles come ahead of newer ones, so that more are asked for than the list of the newest shows. */
const ARTICLES_ASKED = 12;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

export function loadHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const articles = async (columnId: string) =>
    (await client.call(articleList, { columnId, pageSize: ARTICLES_ASKED }, signal)).list;
  const shortcuts = (position: 'QUICK' | 'STORY' | 'ASSURANCE') =>
    client.call(shortcutList, { pageId, position }, signal);
  const deposits = async () => byTerm(await client.call(depositRates, { currency: 'CNY' }, signal));
  const focus = async () => (await client.call(dailyProducts, { pageId }, signal)).map(shownWealth);
  const groups = async () => shownGroups(await client.call(specialProducts, { pageId }, signal));
  const news = async () => ledArticles(await articles(COLUMNS.bankNews));
  const notices = async () => listedArticles(await articles(COLUMNS.notices));
  const fx = client.call(fxRates, {}, signal);
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: shortcuts('QUICK'),
      stories: shortcuts('STORY'),
      assurances: shortcuts('ASSURANCE'),
      fx,
      trends: loadTrends(client, fx, signal),
      deposits: deposits(),
      loans: client.call(loanRates, {}, signal),
      gold: client.call(goldPrice, {}, signal),
      focus: focus(),
      groups: groups(),
      fundBanners: client.call(bannerList, { pageId: SECTIONS.fund }, signal),
      news: news(),
      notices: notices(),
      activities: client.call(activityList, { status: 'CURRENT', pageSize: ACTIVITIES_SHOWN }, signal),
    },
    { tolerant, signal },
  );
}
