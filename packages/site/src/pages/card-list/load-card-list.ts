import {
  COLUMNS,
  instalmentPlans,
  merchantList,
  articleList,
  type ArticleSummary,
  type CardList,
  type InstalmentPlan,
  type MerchantList,
  type MerchantStateCode,
  type MerchantTypeCode,
} from '@bank/contract';
import { POINTS_PATH } from '../../cards/card-paths.ts';
import { loadCards } from '../../cards/finder/card-filters.ts';
import { instalmentWords } from '../../cards/instalment/use-instalment-words.ts';
import { cardWords } from '../../cards/use-card-words.ts';
import { chosenIn } from '../../filters/filter-group.ts';
import { LeadsTo } from '../../routing/leads-to.ts';
import type { PageRequest } from '../../routing/page-module.ts';
import { loadNewsList, type NewsListData } from '../news-list/load-news-list.ts';

export type CardListData =
  | { view: 'CARDS'; found: CardList }
  | { view: 'MERCHANTS'; found: MerchantList }
  | { view: 'INSTALMENTS'; plans: InstalmentPlan[]; articles: ArticleSummary[] }
  | { view: 'ARTICLES'; news: NewsListData };

const GUIDES_SHOWN = 6;

export async function loadCardList(request: PageRequest): Promise<CardListData> {
  const [data] = await Promise.all([
    loadColumn(request),
    cardWords.load(request.language),
    instalmentWords.load(request.language),
  ]);
  return data;
}

async function loadColumn(request: PageRequest): Promise<CardListData> {
  const { client, query, signal } = request;
  const column = query['column'] ?? COLUMNS.cards;
  switch (column) {
    case COLUMNS.pointsRules:
      throw new LeadsTo(POINTS_PATH);
    case COLUMNS.merchants:
      return { view: 'MERCHANTS', found: await loadMerchants(request) };
    case COLUMNS.instalments: {
      const [plans, articles] = await Promise.all([
        client.call(instalmentPlans, {}, signal),
        client.call(articleList, { columnId: column, pageSize: GUIDES_SHOWN }, signal),
      ]);
      return { view: 'INSTALMENTS', plans, articles: articles.list };
    }
    case COLUMNS.cardOffers:
    case COLUMNS.cardNotices:
      return { view: 'ARTICLES', news: await loadNewsList(request) };
    default:
      return { view: 'CARDS', found: await loadCards(client, query, signal) };
  }
}

function loadMerchants({ client, query, signal }: PageRequest): Promise<MerchantList> {
  const { city, state, keyword = '', page = '1' } = query;
  return client.call(
    merchantList,
    {
      ...(city !== undefined && { city }),
      ...(state !== undefined && { state: state as MerchantStateCode }),
      merchantTypes: chosenIn(query, 'type') as MerchantTypeCode[],
      keyword,
      pageNum: Number(page),
    },
    signal,
  );
}
