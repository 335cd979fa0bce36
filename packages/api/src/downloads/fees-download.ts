import type { FeeItem, Language } from '@bank/contract';
import { FeeListRequest } from '@bank/contract/schemas';
import { findFees } from '../fees/find-fees.ts';
import { defineDownload } from './download.ts';

interface Names {
  file: string;
  header: readonly string[];
  category: Readonly<Record<FeeItem['category'], string>>;
  pricing: Readonly<Record<FeeItem['pricing'], string>>;
  customer: Readonly<Record<FeeItem['customerType'], string>>;
}

const NAMES: Readonly<Record<Language, Names>> = {
  CN: {
    file: '服务收费标准',
    header: [
      '编号',
      '类别',
      '项目',
      '服务内容',
      '价格',
      '优惠',
      '定价方式',
      '适用对象',
      '生效日期',
      '适用范围',
      '依据',
    ],
    category: {
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
    },
    pricing: { 1: '政府指导价、政府定价', 2: '市场调节价', 3: '免费' },
    customer: { PERSONAL: '个人', CORP: '对公', BOTH: '个人与对公' },
  },
  EN: {
    file: 'Service fees',
    header: [
      'No.',
      'Category',
      'Item',
      'What it covers',
      'Price',
      'Reduction',
      'Pricing',
      'Customers',
      'In force from',
      'Where it applies',
      'Basis',
    ],
    category: {
      ACCOUNT: 'Accounts',
      SETTLEMENT: 'Payments and settlement',
      CARD: 'Cards',
      EBANK: 'Electronic banking',
      AGENCY: 'Agency services',
      LOAN: 'Loans',
      FX: 'Foreign exchange',
      WEALTH: 'Wealth and agency sales',
      GUARANTEE: 'Guarantees and commitments',
      CUSTODY: 'Custody',
      OTHER: 'Other',
    },
    pricing: { 1: 'Government-guided or set', 2: 'Market', 3: 'Free' },
    customer: { PERSONAL: 'Personal', CORP: 'Corporate', BOTH: 'Personal and corporate' },
  },
};

const { keyword, category, pricing, customerType, version, sort } = FeeListRequest.shape;

/** The fees that the page's filters find, all of them, of one edition of the list (FEE-2). */
export const feesDownload = defineDownload(
  { keyword, category, pricing, customerType, version, sort },
  async (deps, query) => {
    const { edition, found } = await findFees(deps, query);
    const names = NAMES[query.language];
    return {
      fileName: `${names.file} ${edition.version.effectiveDate}`,
      header: names.header,
      rows: found.map(({ item }) => [
        item.feeCode,
        names.category[item.category],
        item.itemName,
        item.serviceContent,
        item.priceText,
        item.discountText ?? '',
        names.pricing[item.pricing],
        names.customer[item.customerType],
        item.effectiveDate,
        item.scope,
        item.basisDoc ?? '',
      ]),
    };
  },
);
