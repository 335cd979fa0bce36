import { z } from 'zod';
import { COMPARED_AT_MOST } from '../../base/limits.ts';
import { Day, Decimal, Keyword, paged, paging, request } from '../../base/schemas.ts';
import { FileRef } from '../files/schemas.ts';
import { CURRENCIES } from '../rates/constants.ts';
import {
  CUSTOMER_TYPES,
  OPERATE_MODES,
  ORGAN_TYPES,
  RISK_LEVELS,
  SALE_MODES,
  TERM_BUCKETS,
  WEALTH_DOCUMENT_KINDS,
  WEALTH_SORT_FIELDS,
  WEALTH_STATUSES,
  WEALTH_TYPES,
} from './constants.ts';

export const ProdCode = z.string().regex(/^[A-Za-z0-9-]{1,32}$/, 'a product code of letters, digits and -');

export const WealthDocument = FileRef.extend({
  /** What the paper is (WLTH-10); one without a kind stands under the others. */
  docKind: z.enum(WEALTH_DOCUMENT_KINDS).optional(),
  publishDate: Day.optional(),
});
export type WealthDocument = z.infer<typeof WealthDocument>;

export const WealthProduct = z.object({
  prodCode: z.string(),
  prodName: z.string(),
  prodNameEn: z.string().optional(),
  /** '' until the product is registered: it then stands in no list (WLTH-6). */
  registerCode: z.string(),
  wealthType: z.enum(WEALTH_TYPES),
  riskLevel: z.enum(RISK_LEVELS),
  status: z.enum(WEALTH_STATUSES),
  operateMode: z.enum(OPERATE_MODES),
  saleMode: z.enum(SALE_MODES),
  /** Who issues and manages it. */
  organCode: z.string(),
  organName: z.string(),
  currency: z.enum(CURRENCIES),
  /** Yuan (or the product's currency), as decimals. */
  minAmount: Decimal,
  stepAmount: Decimal,
  /** 0 for a product that can be redeemed every day. */
  termDays: z.number().int(),
  termBucket: z.enum(TERM_BUCKETS),
  /** Per cent a year. Equal values are one figure, different ones a range. */
  benchmarkLow: Decimal.optional(),
  benchmarkHigh: Decimal.optional(),
  /** Of a benchmark that is a formula: what it is made of, in per cent. */
  benchmarkParts: z.array(z.object({ name: z.string(), weight: Decimal })).optional(),
  /** What the figure is: "业绩比较基准", "近 7 日年化". */
  benchmarkText: z.string(),
  /** How it can be bought and sold, in words. */
  dealingText: z.string(),
  /** When the money is back after redemption or maturity, in words. */
  redeemText: z.string().optional(),
  raiseStart: Day.optional(),
  raiseEnd: Day.optional(),
  /** From when the money earns. */
  valueDate: Day.optional(),
  maturityDate: Day.optional(),
  navDate: Day.optional(),
  unitNav: Decimal.optional(),
  accNav: Decimal.optional(),
  customerType: z.enum(CUSTOMER_TYPES),
  /** `rate` in words, with its unit: "0.15% / 年". */
  fees: z.array(z.object({ name: z.string(), rate: z.string() })).default([]),
  /** What it may invest in, in words. */
  scope: z.string().optional(),
  /** What it held on `allocationDate`, per cent of its net assets. */
  allocation: z.array(z.object({ name: z.string(), share: Decimal })).optional(),
  allocationDate: Day.optional(),
  /** Net assets, in the product's currency, on `allocationDate`. */
  scale: Decimal.optional(),
  custodian: z.string().optional(),
  documents: z.array(WealthDocument),
  /** Whose fixed wording goes with it (WLTH-7); by the sale mode when absent. */
  disclaimerCode: z.enum(SALE_MODES).optional(),
});
export type WealthProduct = z.infer<typeof WealthProduct>;

/** One code or several: `status: '2'`, `status: ['2', '3']`. */
const oneOrMore = <Code extends z.ZodType<string, string>>(code: Code) =>
  z.union([code, z.array(code).max(20)]).transform((given) => (Array.isArray(given) ? given : [given]));

const several = <Code extends z.ZodType<string, string>>(code: Code) => z.array(code).max(20).default([]);

/** Nothing given means no limit; what is given must hold all at once. */
export const WealthQueryRequest = request({
  /** In code, name, English name, pinyin or its initials. */
  keyword: Keyword.default(''),
  riskLevels: several(z.enum(RISK_LEVELS)),
  termBuckets: several(z.enum(TERM_BUCKETS)),
  wealthTypes: several(z.enum(WEALTH_TYPES)),
  saleMode: z.enum(SALE_MODES).optional(),
  organCodes: several(z.string().max(40)),
  currency: z.enum(CURRENCIES).optional(),
  status: oneOrMore(z.enum(WEALTH_STATUSES)).optional(),
  operateMode: z.enum(OPERATE_MODES).optional(),
  /** Whoever has this much can buy it. */
  minAmountMax: Decimal.optional(),
  customerType: oneOrMore(z.enum(CUSTOMER_TYPES)).optional(),
  /** For the comparison, whose order they keep: at most four. */
  prodCodes: z.array(ProdCode).max(COMPARED_AT_MOST).default([]),
  /** The editors' order when absent; equal ones are ordered by code. */
  sortField: z.enum(WEALTH_SORT_FIELDS).optional(),
  sortOrder: z.enum(['ASC', 'DESC']).default('ASC'),
  ...paging,
});
export const WealthPage = paged(WealthProduct).extend({
  /** How many of all that was found are being raised or open. */
  onSale: z.number().int(),
  /** The newest NAV day among all that was found; absent where none has a NAV. */
  dataDate: Day.optional(),
});
export type WealthPage = z.infer<typeof WealthPage>;

export const WealthDetailRequest = request({ prodCode: ProdCode });
/** Why a product is kept out of lists, comparisons and searches (WLTH-6, WLTH-8). */
const UNLISTED_REASONS = ['REGISTER', 'BENCHMARK', 'RAISE', 'TERM', 'NAV', 'AMOUNT'] as const;
export const WealthDetail = WealthProduct.extend({
  /** Empty for a product that stands in the lists. */
  unlisted: z.array(z.enum(UNLISTED_REASONS)),
});
export type WealthDetail = z.infer<typeof WealthDetail>;

export const ProductPapersRequest = request({
  /** As of {@link WealthQueryRequest}. */
  keyword: Keyword.default(''),
  customerType: oneOrMore(z.enum(CUSTOMER_TYPES)).optional(),
  status: oneOrMore(z.enum(WEALTH_STATUSES)).optional(),
  /** Only papers of this kind, and only products that have one. */
  docKind: z.enum(WEALTH_DOCUMENT_KINDS).optional(),
  ...paging,
});
/** A product with its papers: kind by kind, the newest first. */
export const ProductPapers = WealthProduct.pick({
  prodCode: true,
  prodName: true,
  registerCode: true,
  riskLevel: true,
  status: true,
  customerType: true,
  documents: true,
});
export type ProductPapers = z.infer<typeof ProductPapers>;
/** Pages are of products, so that none is torn apart. */
export const ProductPapersPage = paged(ProductPapers);
export type ProductPapersPage = z.infer<typeof ProductPapersPage>;

export const NavListRequest = request({
  prodCode: ProdCode,
  /** Both inclusive. */
  startDate: Day.optional(),
  endDate: Day.optional(),
});
export const NavPoint = z.object({
  navDate: Day,
  unitNav: Decimal,
  accNav: Decimal,
  /** Per cent against the NAV day before; '' on the first. */
  dayRate: z.union([Decimal, z.literal('')]),
});
export type NavPoint = z.infer<typeof NavPoint>;
export const NavList = z.array(NavPoint);

export const WealthPerformanceRequest = request({
  prodCodes: z.array(ProdCode).min(1).max(COMPARED_AT_MOST),
});
/** What a product's accumulated NAV did; per cent. A figure that its history is too short for is absent. */
export const WealthPerformance = z.object({
  prodCode: z.string(),
  /** First and last day of the whole history. */
  from: Day,
  to: Day,
  /** Over the whole history, simple, to 365 days. */
  annualised: Decimal.optional(),
  /** The deepest fall from a peak in the year up to `to`, as a negative number. */
  drawdown: Decimal.optional(),
  /** Weekly accumulated NAV of that year, oldest first. */
  trend: z.array(Decimal),
});
export type WealthPerformance = z.infer<typeof WealthPerformance>;
export const WealthPerformanceList = z.array(WealthPerformance);

export const WealthTrackRequest = request({ prodCode: ProdCode });
/** Per cent a year, between the bounds in force then. */
const PERIOD_RESULTS = ['BELOW', 'WITHIN', 'ABOVE'] as const;
/** What a benchmark asked for and what the accumulated NAV did; every figure is per cent and of days that are past. */
export const WealthTrack = z.object({
  prodCode: z.string(),
  /** Whole periods, oldest first, to the year; one that the history does not cover is left out. */
  periods: z.array(
    z.object({
      from: Day,
      to: Day,
      low: Decimal,
      high: Decimal,
      reached: Decimal,
      result: z.enum(PERIOD_RESULTS),
    }),
  ),
  /** Of a formula: calendar months, `YYYY-MM`; the first and the last may be parts. `difference` is in points. */
  months: z.array(z.object({ month: z.string(), product: Decimal, benchmark: Decimal, difference: Decimal })),
  /** Of a formula: its level on the NAV days, 1 on the first. */
  benchmark: z.array(z.object({ date: Day, level: Decimal })),
  /** Whoever held for so many months, from every NAV day whose holding has ended: how many days, how many gained. */
  outcomes: z.array(
    z.object({
      months: z.number().int(),
      count: z.number().int(),
      gained: z.number().int(),
      worst: Decimal,
      median: Decimal,
      best: Decimal,
    }),
  ),
});
export type WealthTrack = z.infer<typeof WealthTrack>;

export const WealthOpeningsRequest = request({
  prodCodes: z.array(ProdCode).min(1).max(20),
  /** The next so many opening days of each, today's among them. */
  limit: z.number().int().min(1).max(150).default(1),
});
/** The next days on which a product deals, in Beijing; none where it does not deal any more or not yet. */
export const WealthOpenings = z.object({
  prodCode: z.string(),
  days: z.array(z.object({ date: Day, confirm: Day, payOut: Day })),
});
export type WealthOpenings = z.infer<typeof WealthOpenings>;
export const WealthOpeningsList = z.array(WealthOpenings);

export const OrgansRequest = request({ saleMode: z.enum(SALE_MODES).optional() });
export const Organ = z.object({
  organCode: z.string(),
  organName: z.string(),
  organType: z.enum(ORGAN_TYPES),
  url: z.string().optional(),
});
export type Organ = z.infer<typeof Organ>;
export const OrganList = z.array(Organ);
