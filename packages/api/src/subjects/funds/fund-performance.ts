import { FUND_WINDOWS, type FundPerformance } from '@bank/contract';
import { windowStart } from '@bank/contract/fund-figures';
import type { ContentSnapshot } from '@bank/store';
import { benchmarkBetween, benchmarkDays, benchmarkValues, type BenchmarkParts } from './benchmark.ts';
import type { FundIndex, IndexedFund } from './fund-index.ts';

/** A fund's returns beside those of its benchmark and its peers. */
export async function fundPerformance(
  content: ContentSnapshot,
  { peers }: FundIndex,
  { fund, figure, ranks }: IndexedFund,
  parts: BenchmarkParts,
): Promise<FundPerformance[]> {
  if (figure === undefined) return [];
  const { since, date: end } = figure;
  const windows = FUND_WINDOWS.flatMap((window) => {
    const value = fund.returns[window];
    const start = window === 'ALL' ? since : windowStart(window, end);
    return value === undefined ? [] : [{ window, start, value }];
  });
  // A part that is a rate grows by the calendar: the windows' own days are among those it is reckoned for.
  const own = new Set([...windows.map(({ start }) => start), end]);
  const others = (await benchmarkDays(content, parts)).filter((day) => !own.has(day));
  const values = await benchmarkValues(content, parts, [...others, ...[...own].sort()].sort());
  const byDay = new Map(values.flatMap((value) => (own.has(value.date) ? [[value.date, value]] : [])));
  return windows.map(({ window, start, value }): FundPerformance => {
    const benchmark = benchmarkBetween(byDay, start, end);
    const peerAverage = peers.average(fund.fundType, window);
    const rank = ranks[window];
    return {
      window,
      return: value,
      ...(benchmark !== undefined && { benchmark }),
      ...(peerAverage !== undefined && { peerAverage }),
      ...(rank !== undefined && { rank }),
    };
  });
}
