import type { FeeCategoryCode, FeeCustomerCode, FeePricingCode } from '../../subjects/fees/constants.ts';

export const feeCategories: Readonly<Record<FeeCategoryCode, string>> = {
  ACCOUNT: '账户',
  SETTLEMENT: '结算',
  CARD: '银行卡',
  EBANK: '电子银行',
  AGENCY: '代理',
  LOAN: '贷款',
  FX: '外汇',
  WEALTH: '理财与代销',
  GUARANTEE: '担保与承诺',
  CUSTODY: '托管',
  OTHER: '其他',
};
export const feePricings: Readonly<Record<FeePricingCode, string>> = {
  '1': '政府指导价、政府定价',
  '2': '市场调节价',
  '3': '免费',
};
export const feeCustomers: Readonly<Record<FeeCustomerCode, string>> = {
  PERSONAL: '个人',
  CORP: '对公',
  BOTH: '个人与对公',
};
