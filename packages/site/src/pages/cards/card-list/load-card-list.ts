import {
  addressIn,
  COLUMNS,
  instalmentPlans,
  merchantList,
  articleList,
  type MerchantList,
  type MerchantStateCode,
  type MerchantTypeCode,
} from '@bank/contract';
import { POINTS_PATH } from '../parts/card-paths.ts';
import { loadCards } from '../parts/finder/card-filters.ts';
import { chosenIn } from '../../../parts/lists/filters/filter-group.ts';
import { LeadsTo } from '../../../base/page/leads-to.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { loadArticleList } from '../../../parts/articles/load-article-list.ts';
import type { CardListData } from './card-list-data.ts';
import { viewOf } from './card-list-view.ts';

const GUIDES_SHOWN = 6;

export async function loadCardList(request: PageRequest): Promise<CardListData> {
  const { client, query, signal } = request;
  if (query['column'] === COLUMNS.pointsRules) throw new LeadsTo(addressIn(client.language, POINTS_PATH));
  const view = viewOf(query);
  switch (view) {
    case 'MERCHANTS':
      return { view, found: await loadMerchants(request) };
    case 'INSTALMENTS': {
      const [plans, articles] = await Promise.all([
        client.call(instalmentPlans, {}, signal),
        client.call(articleList, { columnId: COLUMNS.instalments, pageSize: GUIDES_SHOWN }, signal),
      ]);
      return { view, plans, articles: articles.list };
    }
    case 'ARTICLES':
      return { view, news: await loadArticleList(request) };
    default:
      return { view, found: await loadCards(client, query, signal) };
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
