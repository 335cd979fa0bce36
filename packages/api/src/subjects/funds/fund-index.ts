import { FUND_WINDOWS, type Fund, type FundRank } from '@bank/contract';
import type { RecordBody, SeriesPoint } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { searchable } from '../wealth/wealth-index.ts';
import { peersOf, type Peers } from './peers.ts';

export type FundWindow = (typeof FUND_WINDOWS)[number];
export type FundFigure = SeriesPoint<'fund-figure'>;

/** A fund as lists look at it: what they compare is worked out once for each content version. */
export interface IndexedFund {
  fund: Fund;
  /** Computed from its history when that was imported; absent before the first NAV. */
  figure: FundFigure | undefined;
  /** Code, names and how the name is typed, for keywords. */
  text: string;
  ranks: Partial<Record<FundWindow, FundRank>>;
}

export interface FundIndex {
  byCode: ReadonlyMap<string, IndexedFund>;
  /** In the editors' order. */
  inOrder: readonly IndexedFund[];
  /** Averages of what ranks compare. */
  peers: Peers;
}

export const fundIndex = perSnapshot(async (content, language): Promise<FundIndex> => {
  const other = language === 'CN' ? 'EN' : 'CN';
  const [items, namedOtherwise, companies, figures] = await Promise.all([
    content.list('fund', language),
    content.list('fund', other),
    content.list('fund-company', language),
    content.latest('fund-figure'),
  ]);
  const otherNames = new Map(namedOtherwise.map(({ body }) => [body.fundCode, body.fundName]));
  const companyNames = new Map(companies.map(({ body }) => [body.companyCode, body.companyName]));
  const entries = items.map(({ body }): IndexedFund & { sort: number } => {
    const figure = figures.get(body.fundCode);
    const { fundCode, fundName, pinyin, initials } = body;
    const words = [fundCode, fundName, otherNames.get(fundCode) ?? '', pinyin, initials];
    return {
      sort: body.sort,
      fund: toFund(body, companyNames.get(body.companyCode) ?? '', figure),
      figure,
      text: searchable(words.join(' ')),
      ranks: {},
    };
  });
  entries.sort((a, b) => a.sort - b.sort || (a.fund.fundCode < b.fund.fundCode ? -1 : 1));
  const peers = peersOf(entries);
  for (const entry of entries) entry.ranks = peers.ranks.get(entry.fund.fundCode) ?? {};
  return { byCode: new Map(entries.map((entry) => [entry.fund.fundCode, entry])), inOrder: entries, peers };
});

function toFund(body: RecordBody<'fund'>, companyName: string, figure: FundFigure | undefined): Fund {
  const { sort: _sort, pinyin: _pinyin, initials: _initials, discountRate, ...recorded } = body;
  return {
    ...recorded,
    companyName,
    unitNav: figure?.unitNav ?? '',
    accNav: figure?.accNav ?? '',
    navDate: figure?.date ?? '',
    dayRate: figure?.dayRate ?? '',
    returns: returnsOf(figure),
    ...(figure?.tenThousandIncome && { tenThousandIncome: figure.tenThousandIncome }),
    ...(figure?.sevenDayYield && { sevenDayYield: figure.sevenDayYield }),
    ...(discountRate !== undefined && { discountRate }),
    trend: figure?.trend ? figure.trend.split('|') : [],
  };
}

function returnsOf(figure: FundFigure | undefined): Fund['returns'] {
  const returns: Fund['returns'] = {};
  for (const window of FUND_WINDOWS) {
    const value = figure?.[window];
    if (value) returns[window] = value;
  }
  return returns;
}
