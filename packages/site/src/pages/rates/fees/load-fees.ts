import {
  CODES,
  FEE_CATEGORIES,
  FEE_CUSTOMERS,
  FEE_PRICINGS,
  feeList,
  isCallRejected,
  type FeeCategoryCode,
  type FeeCustomerCode,
  type FeeList,
  type FeePricingCode,
} from '@bank/contract';
import type { PageQuery, PageRequest } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, pageParameter } from '../../../base/page/query-parameters.ts';

const FEES_SHOWN = 20;
const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const feeParameters = {
  version: (value: string) => (DAY.test(value) ? value : undefined),
  category: codeParameter(FEE_CATEGORIES),
  customer: codeParameter(FEE_CUSTOMERS),
  pricing: codeParameter(FEE_PRICINGS),
  keyword: keywordParameter,
  sort: codeParameter(['name']),
  page: pageParameter,
};

/** Addresses hold only values that `feeParameters` has accepted. */
export function feeWish(query: PageQuery) {
  const { version, category, customer, pricing, keyword, sort } = query;
  return {
    keyword: keyword ?? '',
    ...(version !== undefined && { version }),
    ...(category !== undefined && { category: category as FeeCategoryCode }),
    ...(customer !== undefined && { customerType: customer as FeeCustomerCode }),
    ...(pricing !== undefined && { pricing: pricing as FeePricingCode }),
    ...(sort === 'name' && { sort: 'name' as const }),
  };
}

/** `isUnknown`: no edition began on the asked day, so there is nothing to show but which there are. */
export type FeesData = FeeList & { isUnknown?: true };

export async function loadFees({ client, query, signal }: PageRequest): Promise<FeesData> {
  const pageNum = Number(query['page'] ?? 1);
  try {
    return await client.call(feeList, { ...feeWish(query), pageNum, pageSize: FEES_SHOWN }, signal);
  } catch (error) {
    const isMissing = isCallRejected(error) && error.body.code === CODES.notFound.code;
    if (!isMissing || query['version'] === undefined) throw error;
    return { ...(await client.call(feeList, { pageSize: 1 }, signal)), isUnknown: true };
  }
}
