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
import { onTheCurve } from '../../home-blocks/DepositCurve.tsx';
import { loadBlocks } from '../../home-blocks/load-blocks.ts';
import type { PageRequest } from '../../routing/page-module.ts';

const pageId = SECTIONS.personal;
const ACTIVITIES_SHOWN = 2;
/** Pinned articles come ahead of newer ones, so that more are asked for than the list of the newest shows. */
const ARTICLES_ASKED = 12;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

export function loadHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const articles = (columnId: string) =>
    client.call(articleList, { columnId, pageSize: ARTICLES_ASKED }, signal);
  const shortcuts = (position: 'QUICK' | 'STORY' | 'ASSURANCE') =>
    client.call(shortcutList, { pageId, position }, signal);
  const curve = async () => onTheCurve(await client.call(depositRates, { currency: 'CNY' }, signal));
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: shortcuts('QUICK'),
      stories: shortcuts('STORY'),
      assurances: shortcuts('ASSURANCE'),
      fx: client.call(fxRates, {}, signal),
      deposits: curve(),
      loans: client.call(loanRates, {}, signal),
      gold: client.call(goldPrice, {}, signal),
      focus: client.call(dailyProducts, { pageId }, signal),
      groups: client.call(specialProducts, { pageId }, signal),
      fundBanners: client.call(bannerList, { pageId: SECTIONS.fund }, signal),
      news: articles(COLUMNS.bankNews),
      notices: articles(COLUMNS.notices),
      activities: client.call(activityList, { status: 'CURRENT', pageSize: ACTIVITIES_SHOWN }, signal),
    },
    { tolerant, signal },
  );
}
