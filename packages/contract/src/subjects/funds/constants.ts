export const FUND_TYPES = ['01', '02', '03', '04', '05', '06', '07', '08'] as const;
export type FundTypeCode = (typeof FUND_TYPES)[number];
export const FUND_STATUSES = ['0', '1', '2', '3', '4', '5'] as const;
export type FundStatusCode = (typeof FUND_STATUSES)[number];
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
  'DRAWDOWN',
  'SHARPE',
  'SCALE',
  'AGE',
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
