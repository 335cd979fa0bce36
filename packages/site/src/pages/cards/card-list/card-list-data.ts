import type { ArticleSummary, CardList, InstalmentPlan, MerchantList } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { ArticleListData } from '../../../parts/articles/load-article-list.ts';

export type CardListData =
  | { view: 'CARDS'; found: CardList }
  | { view: 'MERCHANTS'; found: MerchantList }
  | { view: 'INSTALMENTS'; plans: InstalmentPlan[]; articles: ArticleSummary[] }
  | { view: 'ARTICLES'; news: ArticleListData };

export type CardListView = CardListData['view'];

/** What a view of the page gets: the page's own, with the data of that view. */
export type ViewProps<View extends CardListView = CardListView> = Pick<
  PageProps<unknown>,
  'record' | 'query'
> & { data: Extract<CardListData, { view: View }> };
