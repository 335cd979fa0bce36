import { z } from 'zod';
import { Article, ArticleSummary } from '../articles/schemas.ts';
import { ColumnId, Id, Keyword, paged, paging, request } from '../base/schemas.ts';
import { COMPANY_INDUSTRIES, COMPANY_NEEDS, COMPANY_SIZES, CORPORATE_KINDS } from '../dictionaries.ts';

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

export const CorporateArticle = ArticleSummary.extend({ service: ServiceFacts });
export type CorporateArticle = z.infer<typeof CorporateArticle>;

const several = <Code extends z.ZodType<string, string>>(code: Code) => z.array(code).max(20).default([]);

/** Nothing given means no limit; of several values of one limit any may fit. */
export const CorporateListRequest = request({
  columnIds: several(ColumnId),
  kind: z.enum(CORPORATE_KINDS).optional(),
  industries: several(z.enum(COMPANY_INDUSTRIES)),
  sizes: several(z.enum(COMPANY_SIZES)),
  needs: several(z.enum(COMPANY_NEEDS)),
  /** Every word of it must stand in title, summary, tags or facts. */
  keyword: Keyword.default(''),
  ...paging,
});
export const CorporateList = paged(CorporateArticle).extend({
  /** How many of each kind the other limits find. */
  counts: z.object({ SERVICE: z.number().int(), CASE: z.number().int() }),
});
export type CorporateList = z.infer<typeof CorporateList>;

export const CorporateDetailRequest = request({ id: Id });
export const CorporateDetail = Article.extend({
  /** Absent for a plain notice. */
  service: ServiceFacts.optional(),
  /** What a case used, or what stands beside a service. */
  services: z.array(CorporateArticle),
  /** Cases that used this service, newest first. */
  cases: z.array(CorporateArticle),
});
export type CorporateDetail = z.infer<typeof CorporateDetail>;
