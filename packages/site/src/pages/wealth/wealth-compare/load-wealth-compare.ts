import {
  COMPARED_AT_MOST,
  dailyProducts,
  wealthPerformance,
  wealthQuery,
  type WealthPerformance,
  type WealthProduct,
} from '@bank/contract';
import { chosenIn } from '../../../parts/lists/filters/filter-group.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { nextOpenings } from '../parts/next-openings.ts';
import { SECTION_CUSTOMERS } from '../parts/section-customers.ts';
import { wealthSection } from '../../../parts/wealth/wealth-paths.ts';

const CANDIDATES = 5;
const HOME_OF_FOCUS = 'P01';

export interface WealthCompareData {
  products: WealthProduct[];
  performance: WealthPerformance[];
  /** By product code: the next opening day of those that do not deal on every dealing day. */
  openings: Record<string, string>;
  /** Codes of the address that no product in the lists has. */
  unknown: string[];
  /** What the search for one more product found, or what to begin with. */
  candidates: WealthProduct[];
  /** How many the search found in all; undefined where nothing was searched. */
  found: number | undefined;
}

export async function loadWealthCompare({
  client,
  query,
  record,
  signal,
}: PageRequest): Promise<WealthCompareData> {
  const codes = chosenIn(query, 'codes');
  const keyword = query['add'];
  const section = wealthSection(record.path);
  const candidates = async (): Promise<{ list: WealthProduct[]; total?: number }> => {
    if (keyword !== undefined) {
      const customerType = [...SECTION_CUSTOMERS[section]];
      const page = { keyword, customerType, pageSize: CANDIDATES + COMPARED_AT_MOST };
      return client.call(wealthQuery, page, signal);
    }
    if (codes.length > 0) return { list: [] };
    if (section === 'PERSONAL') {
      return { list: await client.call(dailyProducts, { pageId: HOME_OF_FOCUS, limit: CANDIDATES }, signal) };
    }
    return client.call(wealthQuery, { customerType: 'CORP', pageSize: CANDIDATES }, signal);
  };
  const [compared, performance, openings, offered] = await Promise.all([
    codes.length === 0 ? undefined : client.call(wealthQuery, { prodCodes: codes }, signal),
    codes.length === 0 ? [] : client.call(wealthPerformance, { prodCodes: codes }, signal),
    nextOpenings(client, codes, signal),
    candidates(),
  ]);
  const products = compared?.list ?? [];
  const isKnown = (code: string) => products.some(({ prodCode }) => prodCode === code);
  return {
    products,
    performance,
    openings,
    unknown: codes.filter((code) => !isKnown(code)),
    candidates: offered.list.filter(({ prodCode }) => !isKnown(prodCode)).slice(0, CANDIDATES),
    found: keyword === undefined ? undefined : offered.total,
  };
}
