import {
  COLUMNS,
  SECTIONS,
  articleList,
  bannerList,
  cardList,
  instalmentPlans,
  merchantList,
  pointsRules,
  shortcutList,
} from '@bank/contract';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

const pageId = SECTIONS.creditCard;
const CARDS_SHOWN = 4;
const MERCHANTS_SHOWN = 5;
const ARTICLES_SHOWN = 4;

export type CreditCardHomeData = Awaited<ReturnType<typeof loadCreditCardHome>>;

export async function loadCreditCardHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const articles = (columnId: string) =>
    client.call(articleList, { columnId, pageSize: ARTICLES_SHOWN }, signal);
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: client.call(shortcutList, { pageId, position: 'QUICK' }, signal),
      cards: client.call(cardList, { pageSize: CARDS_SHOWN }, signal),
      merchants: client.call(merchantList, { pageSize: MERCHANTS_SHOWN }, signal),
      offers: articles(COLUMNS.cardOffers),
      plans: client.call(instalmentPlans, {}, signal),
      points: client.call(pointsRules, {}, signal),
      notices: articles(COLUMNS.cardNotices),
    },
    { tolerant, signal },
  );
}
