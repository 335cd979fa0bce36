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
  /** On or to come, the first to end before the others. */
  activities: Activity[];
  /** The section's own pages: list, feedback, contact, branches. */
  pages: MenuNode[];
}

/** More than are shown as stories: their numbers are. */
const NEWS = 14;
const ACTIVITIES = 6;

export async function loadNewsHome({ client, record, signal }: PageRequest): Promise<NewsHomeData> {
  const latest = async (columnId: string, pageSize: number): Promise<NewsColumn> => ({
    columnId,
    articles: (await client.call(articleList, { columnId, pageSize }, signal)).list,
  });
  const activitiesOf = (status: Activity['status']) =>
    client.call(activityList, { status, pageSize: ACTIVITIES }, signal);
  const [news, notices, media, current, upcoming, pages] = await Promise.all([
    latest(COLUMNS.bankNews, NEWS),
    latest(COLUMNS.notices, 8),
    latest(COLUMNS.media, 4),
    activitiesOf('CURRENT'),
    activitiesOf('UPCOMING'),
    client.call(leftTree, { code: record.code }, signal),
  ]);
  return {
    news,
    notices,
    media,
    activities: [...current.list, ...upcoming.list].slice(0, ACTIVITIES),
    pages,
  };
}
