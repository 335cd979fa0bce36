import { z } from 'zod';
import {
  ColumnId,
  Day,
  Flag,
  Id,
  Keyword,
  Moment,
  Year,
  paged,
  paging,
  request,
} from '../../base/schemas.ts';
import { Cover, FileRef } from '../files/schemas.ts';
import { specialFields } from './special.ts';
import { Fact, storyFields } from './story.ts';
import { COMPANY_INDUSTRIES, COMPANY_NEEDS, COMPANY_SIZES, CORPORATE_KINDS } from './constants.ts';

export const ArticleSummary = z.object({
  id: Id,
  columnId: ColumnId,
  title: z.string(),
  summary: z.string(),
  cover: Cover,
  publishDate: Day,
  updateTime: Moment,
  /** The day of the newest change that the text tells of, where it tells of one. */
  changedOn: Day.optional(),
  source: z.string().optional(),
  author: z.string().optional(),
  /** '1' keeps it at the head of its list. */
  top: Flag,
  tags: z.array(z.string()),
  attachments: z.array(FileRef),
  /** What a list shows of a text without a cover: its first number. */
  fact: Fact.optional(),
  ...specialFields,
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** Where a text is read, whichever page it was asked for by, and where in the other language, if that has it. */
export const placesOfText = { address: z.string(), twin: z.string().optional() };

const Neighbour = ArticleSummary.pick({ id: true, title: true, fact: true }).extend({
  cover: Cover.optional(),
  publishDate: Day.optional(),
});

/** The cover is a picture of the day: over it words stand in ink on paper. */
export const Daylight = z.boolean();

export const Article = ArticleSummary.extend({
  daylight: Daylight.optional(),
  /** Sanitised HTML. */
  content: z.string(),
  /** Newer and older neighbours in the same column. */
  prev: Neighbour.optional(),
  next: Neighbour.optional(),
  related: z.array(ArticleSummary),
  ...storyFields,
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
  /** Months (`YYYY-MM`) that have articles in this column, newest first, whatever the filter, with how many. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int().positive() })),
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

/** What an article in the sections for companies and market institutions tells besides its text. */
export const ServiceFacts = z.strictObject({
  /** Something the bank offers, or how one customer used it. */
  kind: z.enum(CORPORATE_KINDS),
  /** The editors' order of services in their column; cases stand by date. */
  sort: z.number().int().min(0).default(0),
  /** Whom it is for; none named means it is for all. */
  industries: z.array(z.enum(COMPANY_INDUSTRIES)).default([]),
  sizes: z.array(z.enum(COMPANY_SIZES)).default([]),
  needs: z.array(z.enum(COMPANY_NEEDS)).default([]),
  /** Amount, term, price, time to an answer: each value in words, with its unit. The first three stand in lists, the first alone on the home. */
  facts: z.array(z.strictObject({ name: z.string().min(1), value: z.string().min(1) })).max(8),
  /** What to bring, one paper to a line. */
  materials: z.array(z.string().min(1)).max(14).default([]),
  steps: z
    .array(z.strictObject({ name: z.string().min(1), text: z.string().min(1) }))
    .max(6)
    .default([]),
  /** Services that a case used, or that stand beside a service: ids of articles. */
  related: z.array(Id).max(6).default([]),
});
export type ServiceFacts = z.infer<typeof ServiceFacts>;
