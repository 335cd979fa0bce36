import { wealthDetail, type WealthDetail } from '@bank/contract';
import type { PageRequest } from '../../../routing/page-module.ts';

export interface WealthDetailData {
  kind: 'DETAIL';
  product: WealthDetail;
}

export async function loadWealthDetail(
  { client, signal }: PageRequest,
  prodCode: string,
): Promise<WealthDetailData> {
  return { kind: 'DETAIL', product: await client.call(wealthDetail, { prodCode }, signal) };
}
