import { branchList, merchantDetail, type Branch, type MerchantDetail } from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';

/** A quarter of an hour on foot and back. */
export const NEAR_KM = 2;
const BRANCHES_SHOWN = 4;

export interface MerchantData {
  merchant: MerchantDetail;
  /** Within two kilometres, the nearest first, with their distance. */
  branches: Branch[];
}

export async function loadMerchant({ client, query, signal }: PageRequest): Promise<MerchantData> {
  const merchant = await client.call(merchantDetail, { id: query['id'] ?? 'none' }, signal);
  const { lngWgs: lng, latWgs: lat } = merchant;
  if (lng === undefined || lat === undefined) return { merchant, branches: [] };
  const { list } = await client.call(branchList, { lng, lat, pageSize: BRANCHES_SHOWN }, signal);
  return {
    merchant,
    branches: list.filter(({ distance = Number.POSITIVE_INFINITY }) => distance <= NEAR_KM * 1000),
  };
}
