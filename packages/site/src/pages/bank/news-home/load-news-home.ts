import {
  COLUMNS,
  activityList,
  articleList,
  leftTree,
  type Activity,
  type ArticleSummary,
  type MenuNode,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';

export interface NewsColumn {
  columnId: string;
  articles: ArticleSummary[];
}

export interface NewsHomeData {
  news: NewsColumn;
  notices: NewsColumn;
  media: NewsColumn;
  activities: Activity[];
  /** The section's own pages: list, feedback, contact, branches. */
  pages: MenuNode[];
}

export async function loadNewsHome({ client, record, signal }: PageRequest): Promise<NewsHomeData> {
  const latest = async (columnId: string, pageSize: number): Promise<NewsColumn> => ({
    columnId,
    articles: (await client.call(articleList, { columnId, pageSize }, signal)).list,
  });
  const [news, notices, media, activities, pages] = await Promise.all([
    latest(COLUMNS.bankNews, 7),
    latest(COLUMNS.notices, 8),
    latest(COLUMNS.media, 3),
    client.call(activityList, { status: 'CURRENT', pageSize: 3 }, signal),
    client.call(leftTree, { code: record.code }, signal),
  ]);
  return { news, notices, media, activities: activities.list, pages };
}
