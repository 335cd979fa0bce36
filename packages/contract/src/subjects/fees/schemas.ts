import { z } from 'zod';
import { ColumnId, Day, Id, Keyword, paged, paging, request } from '../../base/schemas.ts';
import { FileRef } from '../files/schemas.ts';
import { FEE_CATEGORIES, FEE_CUSTOMERS, FEE_PRICINGS } from './constants.ts';

export const FeeCategory = z.enum(FEE_CATEGORIES);
export const FeePricing = z.enum(FEE_PRICINGS);
export const FeeCustomer = z.enum(FEE_CUSTOMERS);
export const FeeCode = z
  .string()
  .regex(/^[A-Z]{2}\d{3}$/, 'a fee code of two letters and three digits, AC001');

export const FeeItem = z.object({
  feeCode: FeeCode,
  category: FeeCategory,
  itemName: z.string(),
  serviceContent: z.string(),
  /** What a customer pays, with its unit: `50 元/份`. */
  priceText: z.string(),
  discountText: z.string().optional(),
  pricing: FeePricing,
  customerType: FeeCustomer,
  /** First day of this price. */
  effectiveDate: Day,
  /** Last day of an item that is no longer offered. */
  endDate: Day.optional(),
  /** Branches and channels where it applies. */
  scope: z.string(),
  /** The rule or notice that the price rests on. */
  basisDoc: z.string().optional(),
  /** The price that this one took the place of. */
  previousPrice: z.string().optional(),
});
export type FeeItem = z.infer<typeof FeeItem>;

/** One published edition of the whole list. */
export const FeeVersion = z.object({
  effectiveDate: Day,
  summary: z.string(),
  /** What announced it, when it is published in this language. */
  notice: z.object({ id: Id, columnId: ColumnId, title: z.string(), publishDate: Day }).optional(),
  /** The list as a document; the table is the source. */
  file: FileRef.optional(),
});
export type FeeVersion = z.infer<typeof FeeVersion>;

export const FeeListRequest = request({
  /** Looked for in code, name, content, and in pinyin and its initials. */
  keyword: Keyword.default(''),
  category: FeeCategory.optional(),
  pricing: FeePricing.optional(),
  /** PERSONAL and CORP also find what applies to both. */
  customerType: FeeCustomer.optional(),
  /** The list as it stood from this edition on; the one in force today when absent. */
  version: Day.optional(),
  sort: z.enum(['code', 'name']).default('code'),
  ...paging,
});
export const FeeList = paged(FeeItem).extend({
  /** Effective date of the edition that is shown. */
  version: Day,
  /** Newest first; one to come is told by its date. */
  versions: z.array(FeeVersion),
  /** Today in Beijing. */
  today: Day,
  /** The whole edition, whatever the filters. */
  edition: z.object({ items: z.number().int(), free: z.number().int() }),
  /** Items of the edition under the other filters, by category. */
  categories: z.array(z.object({ category: FeeCategory, count: z.number().int() })),
  /** Items of the edition under the other filters, and how many of them cost nothing. */
  counts: z.object({ all: z.number().int(), free: z.number().int() }),
});
export type FeeList = z.infer<typeof FeeList>;
