import {
  COLUMNS,
  SECTIONS,
  articleList,
  corporateList,
  shortcutList,
  type ArticleSummary,
  type CorporateArticle,
  type MarketLine,
  type Shortcut,
} from '@bank/contract';
import { lineOf } from '../../../parts/corporate/market-lines.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { loadArticleList, type ArticleListData } from '../../../parts/articles/load-article-list.ts';

const NOTICES_SHOWN = 4;
/** More services than a line will have. */
const ALL = 50;

export type FinanceSecondData =
  | {
      kind: 'line';
      line: MarketLine;
      services: CorporateArticle[];
      notices: ArticleSummary[];
      desk: Shortcut[];
    }
  | { kind: 'notices'; list: ArticleListData };

export async function loadFinanceSecond(request: PageRequest): Promise<FinanceSecondData> {
  const { client, query, record, signal } = request;
  const column = query['column'] ?? record.columnId ?? COLUMNS.interbank;
  const line = lineOf(column);
  if (line === undefined) return { kind: 'notices', list: await loadArticleList(request) };
  const [services, notices, desks] = await Promise.all([
    client.call(corporateList, { columnIds: [column], kind: 'SERVICE', pageSize: ALL }, signal),
    client.call(
      articleList,
      { columnId: COLUMNS.marketNotices, docKind: line, pageSize: NOTICES_SHOWN },
      signal,
    ),
    client.call(shortcutList, { pageId: SECTIONS.finance, position: 'CHANNEL' }, signal),
  ]);
  return {
    kind: 'line',
    line,
    services: services.list,
    notices: notices.list,
    desk: desks.filter(({ id }) => id === `p05-desk-${line.toLowerCase()}`),
  };
}
