import { FUND_WINDOWS, type Fund, type FundRank } from '@bank/contract';
import { sharpeOf, weeksOf } from '@bank/contract/fund-figures';
import type { RecordBody, SeriesPoint } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { searchable } from '../wealth/wealth-index.ts';
import { peersOf, type Peers } from './peers.ts';
import { riskFreeOn } from './risk-free.ts';

export type FundWindow = (typeof FUND_WINDOWS)[number];
export type FundFigure = SeriesPoint<'fund-measure'>;

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
  /** Per cent a year, what Sharpe ratios measure against; undefined where the bank publishes no such deposit. */
  riskFree: string | undefined;
}

export const fundIndex = perSnapshot(async (content, language): Promise<FundIndex> => {
  const other = language === 'CN' ? 'EN' : 'CN';
  const [items, namedOtherwise, companies, profiles, figures] = await Promise.all([
    content.list('fund', language),
    content.list('fund', other),
    content.list('fund-company', language),
    content.list('fund-profile', language),
    content.latest('fund-measure'),
  ]);
  const otherNames = new Map(namedOtherwise.map(({ body }) => [body.fundCode, body.fundName]));
  const companyNames = new Map(companies.map(({ body }) => [body.companyCode, body.companyName]));
  const described = new Map(profiles.map(({ body }) => [body.fundCode, body]));
  const newest = [...figures.values()].reduce((latest, { date }) => (date > latest ? date : latest), '');
  const riskFree = await riskFreeOn(content, newest);
  const entries = items.map(({ body }): IndexedFund & { sort: number } => {
    const figure = figures.get(body.fundCode);
    const { fundCode, fundName, pinyin, initials } = body;
    const words = [fundCode, fundName, otherNames.get(fundCode) ?? '', pinyin, initials];
    return {
      sort: body.sort,
      fund: toFund(body, {
        companyName: companyNames.get(body.companyCode) ?? '',
        figure,
        riskFree,
        profile: described.get(fundCode),
      }),
      figure,
      text: searchable(words.join(' ')),
      ranks: {},
    };
  });
  entries.sort((a, b) => a.sort - b.sort || (a.fund.fundCode < b.fund.fundCode ? -1 : 1));
  const peers = peersOf(entries);
  for (const entry of entries) entry.ranks = peers.ranks.get(entry.fund.fundCode) ?? {};
  return {
    byCode: new Map(entries.map((entry) => [entry.fund.fundCode, entry])),
    inOrder: entries,
    peers,
    riskFree,
  };
});

interface Beside {
  companyName: string;
  figure: FundFigure | undefined;
  riskFree: string | undefined;
  profile: RecordBody<'fund-profile'> | undefined;
}

function toFund(body: RecordBody<'fund'>, { companyName, figure, riskFree, profile }: Beside): Fund {
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
    trend: figure === undefined ? [] : weeksOf(figure.curve),
    ...riskIn(body, figure, riskFree),
    // Before the first NAV there is no size, and the day of inception is only planned.
    ...(profile !== undefined &&
      figure !== undefined && { scale: profile.scale, setupDate: profile.setupDate }),
  };
}

/** A money fund hardly moves, and a ratio to next to nothing says nothing: it has no Sharpe ratio. */
function riskIn(
  { fundType }: RecordBody<'fund'>,
  figure: FundFigure | undefined,
  riskFree: string | undefined,
): Pick<Fund, 'maxDrawdown' | 'stdDev' | 'sharpe'> {
  if (figure === undefined || !figure.maxDrawdown || !figure.stdDev) return {};
  const isMoney = fundType === '05' || riskFree === undefined;
  const sharpe = isMoney ? '' : sharpeOf(figure.Y1, figure.stdDev, riskFree);
  return {
    maxDrawdown: figure.maxDrawdown,
    stdDev: Number(figure.stdDev).toFixed(2),
    ...(sharpe !== '' && { sharpe }),
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
