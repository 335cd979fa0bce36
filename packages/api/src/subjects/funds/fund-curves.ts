import type { FundCurve, FundCurves } from '@bank/contract';
import { deepestFall, levelAt, percentSince, windowStart, type Level } from '@bank/contract/fund-figures';
import type { ContentSnapshot } from '@bank/store';
import { benchmarkLevel, benchmarkValues } from './benchmark.ts';
import { fundHistory } from './fund-history.ts';
import type { FundWindow, IndexedFund } from './fund-index.ts';
import { pairsOf } from './fund-pairs.ts';
import { monthlyReturns } from './monthly-returns.ts';

/** Cumulative returns from one common day: the window's, or the first day of the youngest fund. */
export async function curvesOf(
  content: ContentSnapshot,
  funds: readonly IndexedFund[],
  window: FundWindow,
): Promise<FundCurves> {
  const histories = await Promise.all(
    funds.map(async (one) => ({
      fund: one.fund,
      levels: (await fundHistory(content, one.fund.fundCode)).levels,
    })),
  );
  const having = histories.filter(({ levels }) => levels.length > 0);
  const to = having.map(({ levels }) => levels.at(-1)?.date ?? '').reduce(later, '');
  if (to === '') return { from: '', to: '', list: [], pairs: [] };
  const wanted = window === 'ALL' ? '' : windowStart(window, to);
  const bases = having.map(({ levels }) => (levelAt(levels, wanted) ?? levels[0])?.date ?? '');
  const from = bases.reduce(later, '');
  const isCommon = commonDays(having.map(({ levels }) => levels));
  const compared = await Promise.all(
    having.map(async ({ fund, levels }) => {
      const profile = await content.find('fund-profile', 'CN', fund.fundCode);
      const base = levelAt(levels, from);
      const shown =
        base === undefined
          ? []
          : [{ ...base, date: from }, ...levels.filter(({ date }) => date > from && isCommon(date))];
      return { fund, levels, profile, base, shown };
    }),
  );
  const list = await Promise.all(
    compared.map(async ({ fund, levels, profile, base, shown }): Promise<FundCurve> => {
      const days = shown.map(({ date }) => date);
      const fall = fund.unitNav === '' ? undefined : deepestFall(shown);
      const dividends = profile?.body.dividends ?? [];
      return {
        fundCode: fund.fundCode,
        fundName: fund.fundName,
        points: percentages(shown),
        benchmark: percentages(
          (await benchmarkValues(content, profile?.body.benchmarkParts ?? [], days)).map(benchmarkLevel),
        ),
        ...(fall !== undefined && { drawdown: fall }),
        months: monthlyReturns(shown, base === levels[0]),
        dividends: dividends
          .filter(({ exDate }) => exDate > from && exDate <= to)
          .map(({ exDate, perUnit }) => ({ exDate, perUnit })),
      };
    }),
  );
  const pairs = pairsOf(
    compared.map(({ fund: { fundCode }, shown, profile }) => ({
      fundCode,
      levels: shown,
      holdings: profile?.body.holdings ?? [],
    })),
  );
  return { from, to, list, pairs };
}

/** Whether all of them have a level on a day: what one fund did on another day says nothing of the others. */
function commonDays(histories: readonly (readonly Level[])[]): (day: string) => boolean {
  const [first, ...rest] = histories;
  if (rest.length === 0) return () => true;
  const others = rest.map((levels) => new Set(levels.map(({ date }) => date)));
  const common = new Set(
    (first ?? []).map(({ date }) => date).filter((day) => others.every((days) => days.has(day))),
  );
  return (day) => common.has(day);
}

const later = (a: string, b: string) => (b > a ? b : a);

function percentages(levels: readonly Level[]): { date: string; value: string }[] {
  const [first] = levels;
  if (first === undefined) return [];
  const percent = percentSince(first);
  return levels.map((level) => ({ date: level.date, value: percent(level) }));
}
