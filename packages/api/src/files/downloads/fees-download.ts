import type { FeeItem, Language } from '@bank/contract';
import * as english from '@bank/contract/names/en/fees';
import * as chinese from '@bank/contract/names/zh-cn/fees';
import { FeeListRequest } from '@bank/contract/schemas';
import { findFees } from '../../subjects/fees/find-fees.ts';
import { defineDownload } from './download.ts';

interface Names {
  file: string;
  header: readonly string[];
  feeCategories: Readonly<Record<FeeItem['category'], string>>;
  feePricings: Readonly<Record<FeeItem['pricing'], string>>;
  feeCustomers: Readonly<Record<FeeItem['customerType'], string>>;
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
    ...chinese,
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
    ...english,
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
        names.feeCategories[item.category],
        item.itemName,
        item.serviceContent,
        item.priceText,
        item.discountText,
        names.feePricings[item.pricing],
        names.feeCustomers[item.customerType],
        item.effectiveDate,
        item.scope,
        item.basisDoc,
      ]),
    };
  },
);
