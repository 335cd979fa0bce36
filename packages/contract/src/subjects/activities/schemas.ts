import { z } from 'zod';
import { Article, ArticleSummary } from '../articles/schemas.ts';
import { Day, Id, Keyword, paged, paging, request } from '../../base/schemas.ts';
import { ACTIVITY_STATUSES } from './constants.ts';

const activityFields = {
  startDate: Day,
  endDate: Day,
  area: z.array(z.string()),
  /** Compared with today in Beijing. */
  status: z.enum(ACTIVITY_STATUSES),
  /** Days until an upcoming one starts or a current one ends, 0 on its last day; days since one ended. */
  days: z.number().int(),
};
export const Activity = ArticleSummary.extend(activityFields);
export type Activity = z.infer<typeof Activity>;
export const ActivityListRequest = request({
  status: z.enum([...ACTIVITY_STATUSES, 'ALL']).default('ALL'),
  keyword: Keyword.default(''),
  ...paging,
});
export const ActivityList = paged(Activity).extend({
  /** How many the keyword finds in each status. */
  counts: z.object({
    ALL: z.number().int(),
    CURRENT: z.number().int(),
    UPCOMING: z.number().int(),
    ENDED: z.number().int(),
  }),
});
export type ActivityList = z.infer<typeof ActivityList>;
export const ActivityDetailRequest = request({ id: Id });
export const ActivityDetail = Article.extend({
  ...activityFields,
  /** Conditions, one to a line. */
  rules: z.array(z.string()),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;
