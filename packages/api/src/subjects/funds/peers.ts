import { addDays, FUND_WINDOWS, type Fund, type FundRank } from '@bank/contract';
import { ratio, scaled } from '@bank/contract/fund-figures';

type FundWindow = (typeof FUND_WINDOWS)[number];

export interface Peers {
  /** Codes of those that are ranked: neither ended nor behind. */
  compared: ReadonlySet<string>;
  /** By fund code. */
  ranks: ReadonlyMap<string, Partial<Record<FundWindow, FundRank>>>;
  /** Per cent: the mean of the returns of a type's funds; undefined where none has one. */
  average(type: Fund['fundType'], window: FundWindow): string | undefined;
}

const ENDED = '5';
/** A fund whose NAV is older than this, against the newest of its type, is compared with nobody. */
const LATEST_DAYS = 10;

/** Places and averages among the funds of one type: the highest return is 1st, equal ones share a place. */
export function peersOf(entries: readonly { fund: Fund }[]): Peers {
  const ranks = new Map<string, Partial<Record<FundWindow, FundRank>>>();
  const averages = new Map<string, string>();
  const all = new Set<string>();
  const byType = Map.groupBy(entries, ({ fund }) => fund.fundType);
  for (const [type, ofType] of byType) {
    const compared = comparedFunds(ofType.map(({ fund }) => fund));
    for (const { fundCode } of compared) all.add(fundCode);
    for (const window of FUND_WINDOWS) {
      const having = compared
        .flatMap(({ fundCode, returns }) => {
          const value = returns[window];
          return value === undefined ? [] : [{ fundCode, value: scaled(value) }];
        })
        .sort((a, b) => (a.value < b.value ? 1 : a.value > b.value ? -1 : 0));
      if (having.length === 0) continue;
      let place = 1;
      for (const [index, { fundCode, value }] of having.entries()) {
        if (index > 0 && value !== having[index - 1]?.value) place = index + 1;
        const own = ranks.get(fundCode) ?? {};
        own[window] = { place, of: having.length };
        ranks.set(fundCode, own);
      }
      const sum = having.reduce((total, { value }) => total + value, 0n);
      averages.set(`${type} ${window}`, ratio(sum, BigInt(having.length) * scaled('1'), 2));
    }
  }
  return { compared: all, ranks, average: (type, window) => averages.get(`${type} ${window}`) };
}

/** Those of one type that are compared with each other. */
export function comparedFunds(funds: readonly Fund[]): Fund[] {
  const newest = funds.reduce((latest, { navDate }) => (navDate > latest ? navDate : latest), '');
  if (newest === '') return [];
  const oldest = addDays(newest, -LATEST_DAYS);
  return funds.filter(({ status, navDate }) => status !== ENDED && navDate >= oldest);
}
