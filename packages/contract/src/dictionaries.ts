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
export const FUND_TYPES = ['01', '02', '03', '04', '05', '06', '07', '08'] as const;
export const FUND_STATUSES = ['0', '1', '2', '3', '4', '5'] as const;
export const FUND_WINDOWS = ['W1', 'M1', 'M3', 'M6', 'YTD', 'Y1', 'Y2', 'Y3', 'ALL'] as const;
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
export const LOAN_KINDS = ['LPR', 'MORTGAGE', 'CONSUMER', 'BUSINESS', 'FUND_LOAN'] as const;
