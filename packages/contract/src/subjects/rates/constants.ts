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
export const DEPOSIT_KINDS = [
  'DEMAND',
  'FIXED',
  'INSTALMENT',
  'CALL1',
  'CALL7',
  'AGREEMENT',
  'LARGE_CD',
] as const;
export const LOAN_KINDS = ['LPR', 'MORTGAGE', 'CONSUMER', 'BUSINESS', 'FUND_LOAN'] as const;
export const HOME_PURCHASES = ['FIRST', 'SECOND'] as const;
/** Tables that are published as a whole, each with effective dates of its own; LPR is published each month. */
export const RATE_TABLES = ['DEPOSIT', 'FOREIGN_DEPOSIT', 'LOAN', 'FUND_LOAN', 'LPR'] as const;
export type RateTable = (typeof RATE_TABLES)[number];

export const FX_RATES_PATHS = {
  CN: '/personal/personalExchangeRate',
  EN: '/en/personal/personalExchangeRate',
} as const;
