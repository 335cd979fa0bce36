import {
  CODES,
  fundCurves,
  fundDetail,
  fundSellInfo,
  isCallRejected,
  type Client,
  type Fund,
  type FundCurves,
  type FundDetail,
} from '@bank/contract';
import { POINTS_DRAWN, thinTogether } from '@bank/ui';
import { chosenIn } from '../../../parts/lists/filters/filter-group.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { shownRange, windowOfRange } from '../parts/fund-detail-query.ts';

const CANDIDATES = 5;

export interface FundCompareData {
  funds: FundDetail[];
  /** Only the points that a drawing needs. */
  curves: FundCurves;
  /** Codes of the address that no fund has. */
  unknown: string[];
  /** What the search for one more fund found, or what to begin with. */
  candidates: Fund[];
  /** How many the search found in all; undefined where nothing was searched. */
  found: number | undefined;
}

const NO_CURVES: FundCurves = { from: '', to: '', list: [], pairs: [] };

export async function loadFundCompare({ client, query, signal }: PageRequest): Promise<FundCompareData> {
  const codes = chosenIn(query, 'codes');
  const keyword = query['add'];
  const funds = (await Promise.all(codes.map((code) => find(client, code, signal)))).filter(
    (fund) => fund !== undefined,
  );
  const known = funds.map(({ fundCode }) => fundCode);
  const offers = keyword !== undefined || codes.length === 0;
  const [curves, offered] = await Promise.all([
    known.length === 0
      ? NO_CURVES
      : client.call(fundCurves, { fundCodes: known, window: windowOfRange(shownRange(query)) }, signal),
    offers
      ? client.call(fundSellInfo, { keyword: keyword ?? '', pageSize: CANDIDATES + known.length }, signal)
      : undefined,
  ]);
  return {
    funds,
    curves: { ...curves, list: thinned(curves.list) },
    unknown: codes.filter((code) => !known.includes(code)),
    candidates: (offered?.list ?? [])
      .filter(({ fundCode }) => !known.includes(fundCode))
      .slice(0, CANDIDATES),
    found: keyword === undefined ? undefined : offered?.total,
  };
}

/** The table and the file have every day; benchmarks and months are of one fund's own page. */
function thinned(list: FundCurves['list']): FundCurves['list'] {
  return thinTogether(list, POINTS_DRAWN).map((curve) => ({ ...curve, benchmark: [], months: [] }));
}

async function find(
  client: Client,
  fundCode: string,
  signal: AbortSignal | undefined,
): Promise<FundDetail | undefined> {
  try {
    return await client.call(fundDetail, { fundCode }, signal);
  } catch (error) {
    // A code that is no fund's is told to the visitor; anything else is a failure of the page.
    if (isCallRejected(error) && error.body.code === CODES.notFound.code) return undefined;
    throw error;
  }
}
