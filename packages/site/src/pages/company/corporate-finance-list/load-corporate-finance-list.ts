import {
  COLUMNS,
  articleTree,
  corporateList,
  type CompanyIndustry,
  type CompanyNeed,
  type CompanySize,
  type CorporateKind,
  type CorporateList,
  type MenuNode,
} from '@bank/contract';
import { chosenIn } from '../../../parts/lists/filters/filter-group.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { loadArticleList, type ArticleListData } from '../../../parts/articles/load-article-list.ts';

const PAGE_SIZE = 8;

/** Columns of services; a visitor may choose one. */
export const SERVICE_COLUMNS = [
  COLUMNS.corporateFinance,
  COLUMNS.tradeFinance,
  COLUMNS.cashManagement,
] as const;
export const LISTED_COLUMNS: readonly string[] = [...SERVICE_COLUMNS, COLUMNS.companyNotices];

export type CorporateFinanceListData =
  | { kind: 'services'; found: CorporateList; columns: MenuNode[] }
  | { kind: 'notices'; list: ArticleListData };

export async function loadCorporateFinanceList(request: PageRequest): Promise<CorporateFinanceListData> {
  const { client, query, signal } = request;
  const { column, kind, industry } = query;
  if (column === COLUMNS.companyNotices) return { kind: 'notices', list: await loadArticleList(request) };
  // The page's parameters let only codes of these lists through.
  const columns = client.call(articleTree, { columnId: COLUMNS.corporateFinance }, signal);
  const found = client.call(
    corporateList,
    {
      // Without a column it is all that companies are offered, not what markets are.
      ...(column === undefined ? { columnIds: [...SERVICE_COLUMNS] } : { columnIds: [column] }),
      ...(kind !== undefined && { kind: kind as CorporateKind }),
      ...(industry !== undefined && { industries: [industry as CompanyIndustry] }),
      needs: chosenIn(query, 'need') as CompanyNeed[],
      sizes: chosenIn(query, 'size') as CompanySize[],
      keyword: query['keyword'] ?? '',
      pageNum: Number(query['page'] ?? 1),
      pageSize: PAGE_SIZE,
    },
    signal,
  );
  const [list, tree] = await Promise.all([found, columns]);
  return {
    kind: 'services',
    found: list,
    columns: SERVICE_COLUMNS.flatMap((columnId) => tree.filter(({ id }) => id === columnId)),
  };
}
