import { addressIn, organs, wealthQuery, type Organ, type WealthPage } from '@bank/contract';
import type { PageRequest } from '../../../../base/page/page-module.ts';
import { LeadsTo } from '../../../../base/page/leads-to.ts';
import { wealthPath, wealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import { nextOpenings } from '../../parts/next-openings.ts';
import { exactProduct } from './exact-product.ts';
import { wealthRequest } from './list-query.ts';

const PAGE_SIZE = 10;

export interface WealthListData {
  kind: 'LIST';
  found: WealthPage;
  organs: Organ[];
  /** By product code: the next opening day of those that do not deal on every dealing day. */
  openings: Record<string, string>;
}

export async function loadWealthList({
  client,
  query,
  record,
  signal,
}: PageRequest): Promise<WealthListData> {
  const request = wealthRequest(query, wealthSection(record.path));
  const [found, issuers, exact] = await Promise.all([
    client.call(
      wealthQuery,
      { ...request, pageSize: PAGE_SIZE, pageNum: Number(query['page'] ?? 1) },
      signal,
    ),
    client.call(organs, {}, signal),
    exactProduct({ client, query, signal }),
  ]);
  if (exact !== undefined) throw new LeadsTo(addressIn(client.language, wealthPath(exact)));
  const openings = await nextOpenings(
    client,
    found.list.map(({ prodCode }) => prodCode),
    signal,
  );
  return { kind: 'LIST', found, organs: issuers, openings };
}
