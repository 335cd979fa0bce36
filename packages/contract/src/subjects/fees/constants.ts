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
