import { daysBetween, type FundCurvePoint, type FundStanding } from '@bank/contract';
import {
  annualReturn,
  approximations,
  deepestFall,
  levelAt,
  percentBetween,
  percentSince,
  riskOf,
  sharpeOf,
  trackingError,
  windowStart,
  type Level,
} from '@bank/contract/fund-figures';
import type { ContentSnapshot } from '@bank/store';
import { benchmarkValues, type BenchmarkParts } from '../benchmark.ts';
import { fundHistory } from '../fund-history.ts';
import type { FundWindow, IndexedFund } from '../fund-index.ts';
import { monthlyReturns } from '../monthly-returns.ts';
import { riskFreeOn } from '../risk-free.ts';
import { peerCurve } from './peer-curve.ts';
import { peerGrowth } from './peer-growth.ts';
import { quarterRanks } from './quarter-ranks.ts';
import { yearlyReturns } from './yearly-returns.ts';

const NOTHING: FundStanding = {
  from: '',
  to: '',
  peers: { points: [], count: 0 },
  below: [],
  months: [],
  years: [],
  quarters: [],
};
/** A window that is shorter says nothing about a year. */
const LEAST_DAYS = 360;

interface StandingRequest {
  window: FundWindow;
  parts: BenchmarkParts;
}

/** One fund among those of its type over a window, and what its history says of its risk. */
export async function fundStandingOf(
  content: ContentSnapshot,
  { fund }: IndexedFund,
  { window, parts }: StandingRequest,
): Promise<FundStanding> {
  const { levels } = await fundHistory(content, fund.fundCode);
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return NOTHING;
  const wanted = window === 'ALL' ? first.date : windowStart(window, last.date);
  const base = levelAt(levels, wanted) ?? first;
  const shown = levels.slice(levels.indexOf(base));
  const growths = await peerGrowth(content, fund.fundType);
  const days = shown.map(({ date }) => date);
  const isMoney = fund.unitNav === '';
  const fall = isMoney ? undefined : deepestFall(shown);
  const risk = isMoney ? undefined : await riskOfWindow(content, shown, { window, parts });
  const others = growths.some(({ fundCode }) => fundCode !== fund.fundCode);
  return {
    from: base.date,
    to: last.date,
    // A fund that is younger than the window is compared from its own first day.
    peers: others ? peerCurve(growths, wanted < first.date ? first.date : wanted, days) : NOTHING.peers,
    below: isMoney ? [] : belowHigh(shown),
    ...(fall?.recovered !== undefined && { recovered: fall.recovered }),
    ...(risk !== undefined && { risk }),
    months: monthlyReturns(levels, true),
    years: yearlyReturns(levels),
    quarters: quarterRanks(growths, fund.fundCode, last.date),
  };
}

/** Per cent below the highest day so far. */
function belowHigh(levels: readonly Level[]): FundCurvePoint[] {
  const values = approximations(levels);
  let high = 0;
  let percent: ((to: Level) => string) | undefined;
  return levels.map((level, place) => {
    if (percent === undefined || (values[place] ?? 0) >= (values[high] ?? 0)) {
      high = place;
      percent = percentSince(level);
    }
    return { date: level.date, value: percent(level) };
  });
}

async function riskOfWindow(
  content: ContentSnapshot,
  levels: readonly Level[],
  { window, parts }: StandingRequest,
): Promise<FundStanding['risk']> {
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (daysBetween(first.date, last.date) < LEAST_DAYS) return undefined;
  const risk = riskOf(levels);
  const riskFree = await riskFreeOn(content, last.date);
  const gain = gainOver(window, first, last);
  if (risk === undefined || gain === undefined || riskFree === undefined) return undefined;
  const sharpe = sharpeOf(gain, risk.stdDev, riskFree);
  const days = levels.map(({ date }) => date);
  const benchmark = await benchmarkValues(content, parts, days);
  // A benchmark that is not known on every day of the window has no tracking error over it.
  const tracked =
    benchmark.length === days.length
      ? trackingError(
          approximations(levels),
          benchmark.map(({ value }) => value),
        )
      : undefined;
  return {
    volatility: Number(risk.stdDev).toFixed(2),
    maxDrawdown: risk.fall.value,
    ...(sharpe !== '' && { sharpe }),
    ...(tracked !== undefined && { trackingError: tracked.toFixed(2) }),
    riskFree,
  };
}

/** Per cent a year: a year is a year, whichever day it is measured against; other windows are brought to one. */
function gainOver(window: FundWindow, first: Level, last: Level): string | undefined {
  const whole = percentBetween(first, last);
  return window === 'Y1' ? whole : annualReturn(1 + Number(whole) / 100, first.date, last.date)?.toFixed(4);
}
