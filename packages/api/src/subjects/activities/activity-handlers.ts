import { ACTIVITY_STATUSES, type Activity, COLUMNS, beijingDay } from '@bank/contract';
import type { HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import { NotFound } from '../../base/problems.ts';
import { findArticle, toArticle } from '../articles/find-article.ts';
import { toArticleSummary } from '../articles/to-article.ts';
import { periodOn } from './activity-period.ts';

export const activityHandlers = {
  /** What can still be joined comes first, the one that ends soonest ahead; then what is to come, then what is over. */
  async activityList({ content }, request) {
    const { language, status, keyword } = request;
    const today = beijingDay(content.version.at);
    const items = await content.list('article', language, { section: COLUMNS.activities, keyword });
    const activities = items.map((item) => ({ ...toArticleSummary(item), ...periodOn(today, item) }));
    const found = activities
      .filter((activity) => status === 'ALL' || activity.status === status)
      .toSorted(bySoonest);
    const countOf = (one: Activity['status']) =>
      activities.filter((activity) => activity.status === one).length;
    return {
      ...pageOf(found, request),
      counts: {
        ALL: activities.length,
        CURRENT: countOf('CURRENT'),
        UPCOMING: countOf('UPCOMING'),
        ENDED: countOf('ENDED'),
      },
    };
  },

  async activityDetail(deps, { language, id }) {
    const item = await findArticle(deps, language, id);
    if (item.body.columnId !== COLUMNS.activities) throw new NotFound(`The article ${id} is not an activity`);
    const article = await toArticle(deps, language, item);
    const today = beijingDay(deps.content.version.at);
    return { ...article, ...periodOn(today, item), rules: item.body.rules ?? [] };
  },
} satisfies HandlersOf<'activityList' | 'activityDetail'>;

/** In each status `days` counts away from today, so the nearest comes first. */
function bySoonest(a: Activity, b: Activity): number {
  const rank = ({ status }: Activity) => ACTIVITY_STATUSES.indexOf(status);
  return rank(a) - rank(b) || a.days - b.days || b.publishDate.localeCompare(a.publishDate);
}
