/* Code dictionaries (product guide 4.4). The words for each code are in site/src/messages. */

export const RISK_LEVELS = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
export const WEALTH_TYPES = ['1', '2', '3', '4', '5'] as const;
export const WEALTH_STATUSES = ['1', '2', '3', '4', '5'] as const;
export const TERM_BUCKETS = ['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
export const OPERATE_MODES = ['OPEN', 'CLOSED'] as const;
export const CUSTOMER_TYPES = ['PERSONAL', 'CORP', 'PRIVATE', 'INTERBANK'] as const;
export const SALE_MODES = ['OWN', 'AGENCY'] as const;
export const ORGAN_TYPES = ['OWN', 'WEALTH_CO', 'FUND_CO', 'INSURER', 'TRUST'] as const;
export const WEALTH_DOCUMENT_KINDS = ['MANUAL', 'RISK', 'FEE', 'ISSUE', 'EXPIRY', 'REPORT'] as const;
export const WEALTH_SORT_FIELDS = ['SALE_START', 'TERM', 'MINIMUM', 'RISK', 'BENCHMARK'] as const;
export const CURRENCIES = [
  'CNY',
  'USD',
  'EUR',
  'GBP',
  'HKD',
  'JPY',
  'AUD',
  'CAD',
  'CHF',
  'SGD',
  'NZD',
  'THB',
  'KRW',
  'MOP',
  'SEK',
  'DKK',
  'NOK',
] as const;
/** Everything that has a rate against the yuan. */
export const FOREIGN_CURRENCIES = CURRENCIES.filter((code) => code !== 'CNY');
export type Currency = (typeof CURRENCIES)[number];
export type ForeignCurrency = (typeof FOREIGN_CURRENCIES)[number];
/** How far a history of exchange rates goes back: a week, months, a year, everything. */
export const FX_WINDOWS = ['1W', '1M', '3M', '1Y', 'ALL'] as const;
export type FxWindow = (typeof FX_WINDOWS)[number];
export const FUND_TYPES = ['01', '02', '03', '04', '05', '06', '07', '08'] as const;
export const FUND_STATUSES = ['0', '1', '2', '3', '4', '5'] as const;
export const FUND_WINDOWS = ['W1', 'M1', 'M3', 'M6', 'YTD', 'Y1', 'Y2', 'Y3', 'ALL'] as const;
export const FUND_SORT_FIELDS = [
  'RETURN',
  'UNIT_NAV',
  'ACC_NAV',
  'NAV_DATE',
  'DAY_RATE',
  'SEVEN_DAY_YIELD',
  'TEN_THOUSAND_INCOME',
  'BUY_RATE',
  'CODE',
] as const;
export const FUND_THEMES = [
  'TECH',
  'MANUFACTURING',
  'CONSUMER',
  'HEALTH',
  'ENERGY',
  'FINANCE',
  'DIVIDEND',
  'BROAD_INDEX',
  'PENSION',
  'GREEN',
  'GLOBAL',
  'GOLD',
] as const;
export const FUND_FEE_TYPES = ['PURCHASE', 'REDEEM', 'MANAGE', 'CUSTODY', 'SERVICE'] as const;
export const PRODUCT_TYPES = ['WEALTH', 'FUND', 'DEPOSIT', 'CARD'] as const;
export const DEPOSIT_KINDS = [
  'DEMAND',
  'FIXED',
  'INSTALMENT',
  'CALL1',
  'CALL7',
  'AGREEMENT',
  'LARGE_CD',
] as const;
/** The list's own order; the code of a fee begins with the letters of its category. */
export const FEE_CATEGORIES = [
  'ACCOUNT',
  'SETTLEMENT',
  'CARD',
  'EBANK',
  'AGENCY',
  'LOAN',
  'FX',
  'WEALTH',
  'GUARANTEE',
  'CUSTODY',
  'OTHER',
] as const;
export type FeeCategoryCode = (typeof FEE_CATEGORIES)[number];
/** 1 set or guided by the government, 2 by the market, 3 free. */
export const FEE_PRICINGS = ['1', '2', '3'] as const;
export type FeePricingCode = (typeof FEE_PRICINGS)[number];
export const FEE_CUSTOMERS = ['PERSONAL', 'CORP', 'BOTH'] as const;
export type FeeCustomerCode = (typeof FEE_CUSTOMERS)[number];
/** What a bank discloses beside its reports (product guide LEGAL-5). */
export const INFO_CATEGORIES = ['FEES', 'CONTRACTS', 'RELATED', 'CAPITAL', 'CONSUMER', 'PARTNERS'] as const;
export type InfoCategoryCode = (typeof INFO_CATEGORIES)[number];
export const ACTIVITY_STATUSES = ['CURRENT', 'UPCOMING', 'ENDED'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];
/** 1 all, 2 elders, 3 youth, 4 new citizens, 5 business owners. */
export const EDU_AUDIENCES = ['1', '2', '3', '4', '5'] as const;
export type EduAudience = (typeof EDU_AUDIENCES)[number];
export const EDU_MEDIA_TYPES = ['TEXT', 'IMAGE', 'VIDEO', 'LINK'] as const;
export type EduMediaType = (typeof EDU_MEDIA_TYPES)[number];
/** The wire's numbers of the kinds, in the same order. */
export const EDU_DATA_TYPES = ['1', '2', '3', '4'] as const;
export const LOAN_KINDS = ['LPR', 'MORTGAGE', 'CONSUMER', 'BUSINESS', 'FUND_LOAN'] as const;
/** What sales staff may sell. */
export const SALES_CLASSES = ['WEALTH', 'FUND', 'INSURANCE', 'TRUST', 'BOND', 'GOLD'] as const;
export const HOME_PURCHASES = ['FIRST', 'SECOND'] as const;
/** Tables that are published as a whole, each with effective dates of its own; LPR is published each month. */
export const RATE_TABLES = ['DEPOSIT', 'FOREIGN_DEPOSIT', 'LOAN', 'FUND_LOAN', 'LPR'] as const;
export type RateTable = (typeof RATE_TABLES)[number];
/** 1 branch, 2 sub-branch, 3 community, 4 24-hour self-service, 5 ATM, 6 specialty. */
export const BRANCH_TYPES = ['1', '2', '3', '4', '5', '6'] as const;
export type BranchTypeCode = (typeof BRANCH_TYPES)[number];
export const BRANCH_SERVICES = [
  'FX',
  'CORP',
  'SAFEBOX',
  'COIN',
  'WHEELCHAIR',
  'ELDER',
  'WEALTH',
  'CARD',
  'WIFI',
  'PARKING',
] as const;
export type BranchServiceCode = (typeof BRANCH_SERVICES)[number];
/** The business of specialty branches, as the columns of special finance have it. */
export const BRANCH_THEMES = ['TECH', 'CULTURE', 'GREEN', 'SMALL'] as const;
export type BranchThemeCode = (typeof BRANCH_THEMES)[number];
/**
 * 01 annual, 02 half-year, 03 first quarter, 04 third quarter, 05 board, 06 supervisors, 07 shareholders' meeting,
 * 08 dividend, 09 bonds and capital, 10 governance, 99 other (product guide 4.4).
 */
export const ANNOUNCE_TYPES = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '99'] as const;
export type AnnounceType = (typeof ANNOUNCE_TYPES)[number];
export const EVENT_KINDS = ['RESULTS', 'MEETING', 'DIVIDEND', 'OTHER'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const DIRECTOR_KINDS = [
  'EXECUTIVE',
  'NON_EXECUTIVE',
  'INDEPENDENT',
  'EMPLOYEE',
  'MANAGEMENT',
] as const;
export type DirectorKind = (typeof DIRECTOR_KINDS)[number];
/** 1 bid, 2 performance, 3 advance payment, 4 payment, 5 quality, 9 other (product guide 4.4). */
export const GUARANTEE_TYPES = ['1', '2', '3', '4', '5', '9'] as const;
export type GuaranteeType = (typeof GUARANTEE_TYPES)[number];
export const LETTER_STATUSES = ['VALID', 'EXPIRED', 'CANCELLED'] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

export const CARD_ORGS = ['UNIONPAY', 'VISA', 'MASTERCARD', 'AMEX', 'JCB', 'DUAL'] as const;
export type CardOrgCode = (typeof CARD_ORGS)[number];
export const CARD_LEVELS = ['CLASSIC', 'GOLD', 'PLATINUM', 'DIAMOND', 'INFINITE'] as const;
export type CardLevelCode = (typeof CARD_LEVELS)[number];
/** What people want a card for. */
export const CARD_THEMES = [
  'DAILY',
  'DINING',
  'TRAVEL',
  'ABROAD',
  'MOTORING',
  'YOUNG',
  'FAMILY',
  'CULTURE',
  'BUSINESS',
] as const;
export type CardThemeCode = (typeof CARD_THEMES)[number];
/** FREE never charged, TIMES not charged after so many purchases, SPEND after so much spent, NONE always charged. */
export const CARD_WAIVERS = ['FREE', 'TIMES', 'SPEND', 'NONE'] as const;
export type CardWaiverCode = (typeof CARD_WAIVERS)[number];
/** 1 dining, 2 shopping, 3 travel, 4 leisure, 5 motoring, 6 health, 7 online. */
export const MERCHANT_TYPES = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type MerchantTypeCode = (typeof MERCHANT_TYPES)[number];
export const MERCHANT_STATES = ['CURRENT', 'UPCOMING', 'EXPIRED'] as const;
export type MerchantStateCode = (typeof MERCHANT_STATES)[number];
/** A bill that has been issued, a single purchase, cash paid into an account. */
export const INSTALMENT_KINDS = ['STATEMENT', 'PURCHASE', 'CASH'] as const;
export type InstalmentKindCode = (typeof INSTALMENT_KINDS)[number];
export const POINTS_KINDS = ['DOMESTIC', 'ONLINE', 'ABROAD', 'PREFERRED', 'BIRTHDAY'] as const;
export type PointsKindCode = (typeof POINTS_KINDS)[number];

/** An article for companies or institutions: what the bank offers, or how one customer used it. */
export const CORPORATE_KINDS = ['SERVICE', 'CASE'] as const;
export type CorporateKind = (typeof CORPORATE_KINDS)[number];
export const COMPANY_INDUSTRIES = [
  'MANUFACTURING',
  'TECH',
  'TRADE',
  'CONSTRUCTION',
  'ENERGY',
  'AGRICULTURE',
  'CULTURE',
  'HEALTH',
] as const;
export type CompanyIndustry = (typeof COMPANY_INDUSTRIES)[number];
/** Small and micro, medium, large, and groups of companies. */
export const COMPANY_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'GROUP'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
export const COMPANY_NEEDS = ['WORKING', 'PROJECT', 'MERGER', 'SUPPLY', 'GREEN', 'TRADE', 'CASH'] as const;
export type CompanyNeed = (typeof COMPANY_NEEDS)[number];
/** The business lines of financial markets, in the order of their columns. */
export const MARKET_LINES = ['INTERBANK', 'BONDS', 'ASSET', 'CUSTODY'] as const;
export type MarketLine = (typeof MARKET_LINES)[number];

/** 1 product, 2 service, 3 website, 4 branch, 5 complaint, 6 praise, 9 other (product guide 4.4). */
export const FEEDBACK_TYPES = ['1', '2', '3', '4', '5', '6', '9'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** What search finds (product guide 4.4, DOC_TYPE): the tabs of its page, but for ALL. */
export const SEARCH_DOC_TYPES = ['PRODUCT', 'NEWS', 'NOTICE', 'FILE', 'BRANCH'] as const;
export type SearchDocType = (typeof SEARCH_DOC_TYPES)[number];
