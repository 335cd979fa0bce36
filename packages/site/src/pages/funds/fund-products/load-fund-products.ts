import {
  fundClasses,
  fundCompanies,
  fundList,
  type FundClass,
  type FundCompany,
  type FundPage,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { fundRequest } from './fund-query.ts';

const PAGE_SIZE = 20;

export interface FundProductsData {
  found: FundPage;
  classes: FundClass[];
  companies: FundCompany[];
}

export async function loadFundProducts({ client, query, signal }: PageRequest): Promise<FundProductsData> {
  const request = { ...fundRequest(query), pageSize: PAGE_SIZE, pageNum: Number(query['page'] ?? 1) };
  const [found, classes, companies] = await Promise.all([
    client.call(fundList, request, signal),
    client.call(fundClasses, {}, signal),
    client.call(fundCompanies, {}, signal),
  ]);
  return { found, classes, companies };
}
