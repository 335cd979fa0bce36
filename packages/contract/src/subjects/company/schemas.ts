import { z } from 'zod';
import { COMPANY_INDUSTRIES, COMPANY_NEEDS, COMPANY_SIZES, CORPORATE_KINDS } from '../articles/constants.ts';
import { Article, ArticleSummary, ServiceFacts } from '../articles/schemas.ts';
import { ColumnId, Id, Keyword, paged, paging, request } from '../../base/schemas.ts';

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
