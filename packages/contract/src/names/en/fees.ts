import type { FeeCategoryCode, FeeCustomerCode, FeePricingCode } from '../../subjects/fees/constants.ts';

export const feeCategories: Readonly<Record<FeeCategoryCode, string>> = {
  ACCOUNT: 'Accounts',
  SETTLEMENT: 'Payments and settlement',
  CARD: 'Cards',
  EBANK: 'Electronic banking',
  AGENCY: 'Agency services',
  LOAN: 'Loans',
  FX: 'Foreign exchange',
  WEALTH: 'Wealth and distribution',
  GUARANTEE: 'Guarantees and commitments',
  CUSTODY: 'Custody',
  OTHER: 'Other',
};
export const feePricings: Readonly<Record<FeePricingCode, string>> = {
  '1': 'Government-guided or set',
  '2': 'Market',
  '3': 'Free',
};
export const feeCustomers: Readonly<Record<FeeCustomerCode, string>> = {
  PERSONAL: 'Personal',
  CORP: 'Corporate',
  BOTH: 'Personal and corporate',
};
