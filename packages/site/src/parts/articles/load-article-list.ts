import { COLUMNS, articleList, articleTree } from '@bank/contract';
import type { PageRequest } from '../../base/page/page-module.ts';
import { listed, type ListedArticles } from './listed-article.ts';

const PAGE_SIZE = 8;
/** Years with a chip of their own; all before them share one. */
const YEARS_SHOWN = 3;
const WITH_CATEGORIES: readonly string[] = [COLUMNS.informationDisclosure, COLUMNS.marketNotices];

export interface ArticleListData {
  columnId: string;
  columnName: string;
  found: ListedArticles;
  /** Years with a chip, newest first. */
  years: string[];
  hasEarlier: boolean;
}

export async function loadArticleList({
  client,
  query,
  record,
  signal,
}: PageRequest): Promise<ArticleListData> {
  const columnId = query['column'] ?? record.columnId ?? COLUMNS.bankNews;
  const wanted = {
    columnId,
    keyword: query['keyword'] ?? '',
    // Other columns have no categories, and none of their articles would be left.
    ...(WITH_CATEGORIES.includes(columnId) && { docKind: query['category'] }),
    pageSize: PAGE_SIZE,
    pageNum: Number(query['page'] ?? 1),
  };
  const siblings = client.call(articleTree, { columnId }, signal);
  const period = await periodOf(query['year'], () =>
    client.call(articleList, { columnId, pageSize: 1 }, signal).then(({ years }) => years),
  );
  const [found, columns] = await Promise.all([
    client.call(articleList, { ...wanted, ...period }, signal),
    siblings,
  ]);
  return {
    columnId,
    columnName: columns.find((column) => column.id === columnId)?.name ?? record.name,
    found: { ...found, list: found.list.map(listed) },
    years: found.years.slice(0, YEARS_SHOWN),
    hasEarlier: found.years.length > YEARS_SHOWN,
  };
}

/** `earlier` depends on which years there are, so it costs one more call; a plain year does not. */
async function periodOf(
  year: string | undefined,
  years: () => Promise<string[]>,
): Promise<{ year?: string; beforeYear?: string }> {
  if (year === undefined) return {};
  if (year !== 'earlier') return { year };
  const last = (await years())[YEARS_SHOWN - 1];
  return last === undefined ? {} : { beforeYear: last };
}
