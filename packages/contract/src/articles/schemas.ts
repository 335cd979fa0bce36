import { z } from 'zod';
import { ColumnId, Day, Flag, Id, Keyword, Moment, Year, paged, paging, request } from '../base/schemas.ts';
import { ACTIVITY_STATUSES } from '../dictionaries.ts';
import { Cover, FileRef } from '../files/schemas.ts';

export const ArticleSummary = z.object({
  id: Id,
  columnId: ColumnId,
  title: z.string(),
  summary: z.string(),
  cover: Cover,
  publishDate: Day,
  updateTime: Moment,
  source: z.string().optional(),
  author: z.string().optional(),
  /** '1' keeps it at the head of its list. */
  top: Flag,
  tags: z.array(z.string()),
  attachments: z.array(FileRef),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** Where a text is read, whichever page it was asked for by, and where in the other language, if that has it. */
export const placesOfText = { address: z.string(), twin: z.string().optional() };

const Neighbour = z.object({ id: Id, title: z.string() });

export const Article = ArticleSummary.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** Newer and older neighbours in the same column. */
  prev: Neighbour.optional(),
  next: Neighbour.optional(),
  related: z.array(ArticleSummary),
  ...placesOfText,
});
export type Article = z.infer<typeof Article>;

export const ArticleTreeRequest = request({ columnId: ColumnId });

export const ArticleListRequest = request({
  columnId: ColumnId,
  keyword: Keyword.default(''),
  year: Year.optional(),
  /** Every year before this one, exclusive of it: the "earlier" chip. */
  beforeYear: Year.optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** Of a column whose articles say what kind of document they carry. */
  docKind: z.string().max(32).optional(),
  ...paging,
});
export const ArticleList = paged(ArticleSummary).extend({
  /** Years that have articles in this column, newest first, whatever the filter. */
  years: z.array(Year),
});
export type ArticleList = z.infer<typeof ArticleList>;

export const FinInfoRequest = request({
  columnId: ColumnId,
  prodCode: z.string().max(40).optional(),
  keyword: Keyword.default(''),
  ...paging,
});
export const FinInfo = ArticleSummary.extend({
  prodCode: z.string(),
  prodName: z.string(),
  docKind: z.string(),
});
export type FinInfo = z.infer<typeof FinInfo>;
export const FinInfoList = paged(FinInfo);
export type FinInfoList = z.infer<typeof FinInfoList>;

export const ArticleDetailRequest = request({ id: Id });

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
