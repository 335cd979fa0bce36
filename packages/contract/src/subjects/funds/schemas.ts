import { z } from 'zod';
import { Article, ArticleSummary } from '../articles/schemas.ts';
import {
  Day,
  Decimal,
  Flag,
  Id,
  Keyword,
  OptionalDecimal,
  Year,
  limit,
  paged,
  paging,
  request,
} from '../../base/schemas.ts';
import { COMPARED_AT_MOST } from '../../base/limits.ts';
import { RISK_LEVELS } from '../wealth/constants.ts';
import { Organ } from '../wealth/schemas.ts';
import {
  FUND_FEE_TYPES,
  FUND_SORT_FIELDS,
  FUND_STATUSES,
  FUND_THEMES,
  FUND_TYPES,
  FUND_WINDOWS,
} from './constants.ts';

export const FundCode = z.string().regex(/^\d{6}$/, 'a fund code of six digits');

/** A place among the funds of the same type that have the figure; equal ones share a place. */
export const FundRank = z.object({ place: z.number().int(), of: z.number().int() });
export type FundRank = z.infer<typeof FundRank>;

/** What a list shows of a fund. Figures are computed from its NAV history (docs/decisions/0024). */
export const Fund = z.object({
  fundCode: z.string(),
  fundName: z.string(),
  fundType: z.enum(FUND_TYPES),
  riskLevel: z.enum(RISK_LEVELS),
  status: z.enum(FUND_STATUSES),
  themes: z.array(z.enum(FUND_THEMES)),
  companyCode: z.string(),
  companyName: z.string(),
  /** Yuan; '' for money funds and before the first NAV. */
  unitNav: OptionalDecimal,
  accNav: OptionalDecimal,
  /** Of the newest figures; '' before there are any. */
  navDate: z.union([Day, z.literal('')]),
  /** Per cent against the NAV day before, distributions counted; '' for money funds. */
  dayRate: OptionalDecimal,
  /** Per cent by window; a window that is longer than the history is absent. */
  returns: z.partialRecord(z.enum(FUND_WINDOWS), Decimal),
  /** Money funds: yuan per 10,000 units on `navDate`. */
  tenThousandIncome: Decimal.optional(),
  /** Money funds: per cent a year. */
  sevenDayYield: Decimal.optional(),
  /** Place by the return of the list's window. */
  rank: FundRank.optional(),
  /** Yuan. */
  minAmount: Decimal,
  /** Per cent, of the smallest purchase. */
  buyRate: Decimal,
  /** Per cent, what this bank charges; absent where that is `buyRate`. */
  discountRate: Decimal.optional(),
  purchasable: Flag,
  redeemable: Flag,
  /** Growth since a year ago by the week, distributions counted, per cent, oldest first: the small curve. */
  trend: z.array(Decimal),
  /** Of the year up to `navDate`, per cent, 0.00 or below; absent when the history is shorter, as are the next two. */
  maxDrawdown: Decimal.optional(),
  /** Standard deviation of daily logarithmic returns, per cent a year. */
  stdDev: Decimal.optional(),
  /** Against this bank's one-year deposit; absent for money funds. */
  sharpe: Decimal.optional(),
  /** Net assets in yuan at the newest report, and the day the fund was set up; absent where no profile says. */
  scale: Decimal.optional(),
  setupDate: Day.optional(),
});
export type Fund = z.infer<typeof Fund>;

export const FundDividend = z.object({
  registerDate: Day,
  exDate: Day,
  payDate: Day,
  /** Yuan per unit. */
  perUnit: Decimal,
});
export type FundDividend = z.infer<typeof FundDividend>;

/** A tier of `minAmount` ≤ yuan < `maxAmount`, or of `minDays` ≤ days held < `maxDays`. */
export const FundFeeTier = z.object({
  feeType: z.enum(FUND_FEE_TYPES),
  minAmount: Decimal.optional(),
  maxAmount: Decimal.optional(),
  minDays: z.number().int().optional(),
  maxDays: z.number().int().optional(),
  /** Per cent (a year for MANAGE, CUSTODY and SERVICE), or yuan a purchase where `unit` is YUAN. */
  rate: Decimal,
  /** What this bank charges; absent where there is no discount. */
  discountRate: Decimal.optional(),
  unit: z.enum(['PERCENT', 'YUAN']).default('PERCENT'),
});
export type FundFeeTier = z.infer<typeof FundFeeTier>;

/** A class of assets that a fund holds; `kind` is what its holdings of this class are called. */
export const FundAssets = z.object({
  name: z.string(),
  share: Decimal,
  kind: z.enum(['STOCK', 'BOND', 'FUND']).optional(),
});
export type FundAssets = z.infer<typeof FundAssets>;

export const FundHolding = z.object({
  stockCode: z.string(),
  stockName: z.string(),
  kind: z.enum(['STOCK', 'BOND', 'FUND']).default('STOCK'),
  /** Per cent of net assets. */
  ratio: Decimal,
  /** Market value, yuan. */
  amount: Decimal,
  /** Shares, units or bonds. */
  shares: Decimal,
  /** Percentage points of net assets against the report before; absent for a new one. */
  changeRatio: Decimal.optional(),
  reportDate: Day,
});
export type FundHolding = z.infer<typeof FundHolding>;

export const FundIndex = z.object({
  reportDate: Day,
  /** Yuan. */
  netAsset: Decimal,
  profit: Decimal,
  /** Of the year up to `reportDate`, from the NAV history; absent when it is shorter. */
  sharpe: Decimal.optional(),
  /** Per cent, 0.00 or below. */
  maxDrawdown: Decimal.optional(),
  /** Standard deviation of daily returns, per cent a year. */
  stdDev: Decimal.optional(),
});
export type FundIndex = z.infer<typeof FundIndex>;

export const FundIssue = z.object({
  raiseStart: Day,
  raiseEnd: Day,
  /** Yuan raised; '' until the end of the raising. */
  raiseAmount: OptionalDecimal,
  /** Yuan per unit at issue. */
  unitPrice: Decimal,
});
export type FundIssue = z.infer<typeof FundIssue>;

/** One line of the table of performance; a figure that cannot be computed is absent. */
export const FundPerformance = z.object({
  window: z.enum(FUND_WINDOWS),
  return: Decimal,
  benchmark: Decimal.optional(),
  peerAverage: Decimal.optional(),
  rank: FundRank.optional(),
});
export type FundPerformance = z.infer<typeof FundPerformance>;

export const FundDetail = Fund.extend({
  fullName: z.string(),
  /** "偏股混合" */
  subType: z.string(),
  setupDate: Day,
  custodian: z.string(),
  /** Net assets in yuan on `scaleDate`. */
  scale: Decimal,
  scaleDate: Day,
  benchmark: z.string(),
  strategy: z.string(),
  scopeText: z.string(),
  dividendPolicy: z.string(),
  /** Yuan of a regular investment. */
  planMinAmount: Decimal.optional(),
  /** In words: "T+1 交易日". */
  buyConfirm: z.string(),
  redeemArrival: z.string(),
  managers: z.array(z.object({ id: Id, name: z.string(), startDate: Day })),
  /** What it held on `allocationDate`: per cent of net assets, together more than 100 where it borrowed against its bonds. */
  allocation: z.array(FundAssets),
  allocationDate: Day.optional(),
  /** In the order of the windows, those that can be computed. */
  performance: z.array(FundPerformance),
  /** Other classes of units of the same fund, such as C beside A. */
  classes: z.array(z.object({ fundCode: z.string(), fundName: z.string() })).default([]),
  /** First day of the history. */
  historyFrom: z.union([Day, z.literal('')]),
});
export type FundDetail = z.infer<typeof FundDetail>;

const Tenure = z.object({
  startDate: Day,
  endDate: Day.optional(),
  /** Per cent from `startDate` to `endDate` or the newest NAV; '' without NAVs of that time. */
  tenureReturn: OptionalDecimal,
});

export const FundManager = Tenure.extend({
  id: Id,
  name: z.string(),
  resume: z.string(),
  /** All that this manager runs or ran, the asked one too: present ones first, then by the newest start. */
  funds: z.array(Tenure.extend({ fundCode: FundCode, fundName: z.string() })),
});
export type FundManager = z.infer<typeof FundManager>;

const several = <Code extends z.ZodType<string, string>>(code: Code) => z.array(code).max(40).default([]);

/** Nothing given means no limit; what is given must hold all at once. */
export const FundListRequest = request({
  /** In code, name, English name, pinyin or its initials. */
  keyword: Keyword.default(''),
  fundTypes: several(z.enum(FUND_TYPES)),
  companyCodes: several(z.string().max(40)),
  riskLevels: several(z.enum(RISK_LEVELS)),
  themes: several(z.enum(FUND_THEMES)),
  /** Per cent above 0: funds whose deepest fall of the year was no deeper. */
  fallAtMost: z.number().int().min(1).max(100).optional(),
  /** Whole years since the fund was set up, at least. */
  yearsAtLeast: z.number().int().min(1).max(30).optional(),
  /** Hundred millions of yuan of net assets. */
  sizeAtLeast: z.number().int().min(1).max(10_000).optional(),
  status: z
    .union([z.enum(FUND_STATUSES), z.array(z.enum(FUND_STATUSES)).max(20)])
    .transform((given) => (Array.isArray(given) ? given : [given]))
    .optional(),
  /** Which return `RETURN` orders by and `rank` is of. */
  window: z.enum(FUND_WINDOWS).default('Y1'),
  /** A fund without the value stands last whichever the order, equal ones are ordered by code. */
  sortField: z.enum(FUND_SORT_FIELDS).default('RETURN'),
  sortOrder: z.enum(['ASC', 'DESC']).default('DESC'),
  /** For the comparison, whose order they keep: at most four. */
  fundCodes: z.array(FundCode).max(COMPARED_AT_MOST).default([]),
  ...paging,
});
export const FundPage = paged(Fund).extend({
  /** How many of all that was found can be bought now. */
  onSale: z.number().int(),
  /** The newest NAV day among all that was found. */
  dataDate: Day.optional(),
});
export type FundPage = z.infer<typeof FundPage>;

export const FundClassesRequest = request({});
export const FundClass = z.object({ code: z.enum(FUND_TYPES), name: z.string(), count: z.number().int() });
export type FundClass = z.infer<typeof FundClass>;
export const FundClasses = z.array(FundClass);

export const FundCompaniesRequest = request({});
export const FundCompany = z.object({
  companyCode: z.string(),
  companyName: z.string(),
  /** Letter under which an index of names lists it. */
  initial: z.string(),
  fundCount: z.number().int(),
});
export type FundCompany = z.infer<typeof FundCompany>;
export const FundCompanies = z.array(FundCompany);

export const FundSellersRequest = request({ fundCode: FundCode.optional() });
export const FundSellers = z.array(Organ);

export const FundRequest = request({ fundCode: FundCode });
export const FundManagers = z.array(FundManager);
export const FundDividends = z.array(FundDividend);
export const FundFeeTiers = z.array(FundFeeTier);
export const FundHoldings = z.array(FundHolding);
export const FundIndexes = z.array(FundIndex);

export const FundNavRequest = request({
  fundCode: FundCode,
  /** Both inclusive. */
  startDate: Day.optional(),
  endDate: Day.optional(),
});
export const FundNavPoint = z.object({
  navDate: Day,
  /** '' for money funds, as are the next two. */
  unitNav: OptionalDecimal,
  accNav: OptionalDecimal,
  /** Per cent against the NAV day before; '' on the first. */
  dayRate: OptionalDecimal,
  tenThousandIncome: Decimal.optional(),
  sevenDayYield: Decimal.optional(),
});
export type FundNavPoint = z.infer<typeof FundNavPoint>;
export const FundNavList = z.array(FundNavPoint);

/** New: what the charts of a fund and of a comparison draw. */
export const FundCurvesRequest = request({
  fundCodes: z.array(FundCode).min(1).max(COMPARED_AT_MOST),
  window: z.enum(FUND_WINDOWS).default('Y1'),
});
/** `value`: per cent since the common first day, distributions counted; '0.00' on that day. */
export const FundCurvePoint = z.object({ date: Day, value: Decimal });
export type FundCurvePoint = z.infer<typeof FundCurvePoint>;
export const FundCurve = z.object({
  fundCode: z.string(),
  fundName: z.string(),
  points: z.array(FundCurvePoint),
  /** Empty where it has no benchmark that is known by the day. */
  benchmark: z.array(FundCurvePoint),
  /** The deepest fall within the window, per cent, 0.00 or below, and when; absent for money funds. */
  drawdown: z.object({ value: Decimal, from: Day, to: Day }).optional(),
  /** Whole months within the window and the newest one up to its last day; `YYYY-MM`, per cent. */
  months: z.array(z.object({ month: z.string(), value: Decimal })),
  /** Ex-dates within the window. */
  dividends: z.array(z.object({ exDate: Day, perUnit: Decimal })),
});
export type FundCurve = z.infer<typeof FundCurve>;
export const FundCurves = z.object({
  /** The common first day, later than the window's where a fund is younger; '' without any history. */
  from: z.union([Day, z.literal('')]),
  to: z.union([Day, z.literal('')]),
  /** In the order of the codes; a fund without history is left out. Several have the days only that all of them have. */
  list: z.array(FundCurve),
  /** Every two of several funds. */
  pairs: z.array(
    z.object({
      one: z.string(),
      other: z.string(),
      /** Pearson's, of the daily returns on the common days; absent where one of them did not move. */
      correlation: Decimal.optional(),
      /** Per cent of net assets that both hold in the same securities, among what they publish; absent where one publishes none. */
      overlap: Decimal.optional(),
    }),
  ),
});
export type FundCurves = z.infer<typeof FundCurves>;

export const FundFieldRequest = request({});
/** A fund by its risk and its return: only what the field of all funds draws and says. */
export const FieldFund = z.object({
  fundCode: z.string(),
  fundName: z.string(),
  fundType: z.enum(FUND_TYPES),
  riskLevel: z.enum(RISK_LEVELS),
  /** Per cent over the year up to the newest NAV, as are the next two. */
  year: Decimal,
  stdDev: Decimal,
  maxDrawdown: Decimal,
  /** '' for money funds. */
  sharpe: OptionalDecimal,
  /** By the year's return among the funds of its type; equal ones share a place. */
  place: z.number().int(),
});
export type FieldFund = z.infer<typeof FieldFund>;
export const FundField = z.object({
  dataDate: z.union([Day, z.literal('')]),
  /** Per cent a year: this bank's one-year deposit; '' where it publishes none. */
  riskFree: OptionalDecimal,
  /** How many funds are too young to have a year. */
  young: z.number().int(),
  /** Those that are compared with others of their type, in the editors' order. */
  list: z.array(FieldFund),
});
export type FundField = z.infer<typeof FundField>;

/** The year of one fund, as it was computed when its NAVs were imported. */
export const FundYear = z.object({
  fundCode: z.string(),
  /** The day that the year is measured against, or the first day of a younger fund; '' without any history. */
  from: z.union([Day, z.literal('')]),
  to: z.union([Day, z.literal('')]),
  /** Growth since `from`, distributions counted, per cent: one for each day with a NAV. */
  points: z.array(Decimal),
  /** The deepest fall, the day it was made up for and the months that took, begun ones counted. */
  fall: z
    .object({
      from: Day,
      to: Day,
      recovered: Day.optional(),
      months: z.number().int().optional(),
    })
    .optional(),
});
export type FundYear = z.infer<typeof FundYear>;

export const FundArticleSummary = ArticleSummary.extend({
  /** The fund that it is about. */
  fundCode: z.string().optional(),
});
export type FundArticleSummary = z.infer<typeof FundArticleSummary>;
export const FundArticleListRequest = request({
  year: Year.optional(),
  keyword: Keyword.default(''),
  fundCode: FundCode.optional(),
  ...paging,
});
export const FundArticleList = paged(FundArticleSummary).extend({
  /** Years that have articles in this family, newest first, whatever the filter. */
  years: z.array(Year),
});
export type FundArticleList = z.infer<typeof FundArticleList>;
export const LatestFundArticlesRequest = request({ limit: limit(5) });
export const LatestFundArticles = z.array(FundArticleSummary);
export const FundArticleRequest = request({ id: Id });
export const FundArticle = Article.extend({ fundCode: z.string().optional() });
export type FundArticle = z.infer<typeof FundArticle>;
