import { organs, wealthQuery, type Organ, type WealthPage } from '@bank/contract';
import type { PageRequest } from '../../../routing/page-module.ts';
import { wealthSection } from '../../../wealth/wealth-paths.ts';
import { wealthRequest } from './list-query.ts';

const PAGE_SIZE = 10;

export interface WealthListData {
  kind: 'LIST';
  found: WealthPage;
  organs: Organ[];
}

export async function loadWealthList({
  client,
  query,
  record,
  signal,
}: PageRequest): Promise<WealthListData> {
  const request = wealthRequest(query, wealthSection(record.path));
  const [found, issuers] = await Promise.all([
    client.call(
      wealthQuery,
      { ...request, pageSize: PAGE_SIZE, pageNum: Number(query['page'] ?? 1) },
      signal,
    ),
    client.call(organs, {}, signal),
  ]);
  return { kind: 'LIST', found, organs: issuers };
}
