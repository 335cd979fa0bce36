import type { FundCurvePoint, FundStanding, Language } from '@bank/contract';
import {
  annualReturn,
  annualVolatility,
  approximations,
  deepestFall,
  levelAt,
  percentBetween,
  sharpeRatio,
  trackingError,
  windowStart,
  type Level,
} from '@bank/contract/fund-figures';
import type { ContentSnapshot } from '@bank/store';
import { benchmarkValues, type BenchmarkParts } from '../benchmark.ts';
import { fundHistory } from '../fund-history.ts';
import type { FundWindow, IndexedFund } from '../fund-index.ts';
import { monthlyReturns } from '../monthly-returns.ts';
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
const DAY_MS = 86_400_000;

interface StandingRequest {
  window: FundWindow;
  language: Language;
  parts: BenchmarkParts;
}

/** One fund among those of its type over a window, and what its history says of its risk. */
export async function fundStandingOf(
  content: ContentSnapshot,
  { fund }: IndexedFund,
  { window, language, parts }: StandingRequest,
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
  const recovered = fall && recoveredAfter(shown, fall);
  const risk = isMoney ? undefined : await riskOfWindow(content, shown, { language, parts });
  const others = growths.some(({ fundCode }) => fundCode !== fund.fundCode);
  return {
    from: base.date,
    to: last.date,
    // A fund that is younger than the window is compared from its own first day.
    peers: others ? peerCurve(growths, wanted < first.date ? first.date : wanted, days) : NOTHING.peers,
    below: isMoney ? [] : belowHigh(shown),
    ...(recovered !== undefined && { recovered }),
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
  return levels.map((level, place) => {
    if ((values[place] ?? 0) >= (values[high] ?? 0)) high = place;
    return { date: level.date, value: percentBetween(levels[high] ?? level, level) };
  });
}

function recoveredAfter(
  levels: readonly Level[],
  { from, to }: { from: string; to: string },
): string | undefined {
  const values = approximations(levels);
  const high = values[levels.findIndex(({ date }) => date === from)] ?? Infinity;
  return levels.find(({ date }, place) => date > to && (values[place] ?? 0) >= high)?.date;
}

async function riskOfWindow(
  content: ContentSnapshot,
  levels: readonly Level[],
  { language, parts }: Pick<StandingRequest, 'language' | 'parts'>,
): Promise<FundStanding['risk']> {
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if ((Date.parse(last.date) - Date.parse(first.date)) / DAY_MS < LEAST_DAYS) return undefined;
  const values = approximations(levels);
  const volatility = annualVolatility(values);
  const fall = deepestFall(levels);
  const gain = annualReturn((values.at(-1) ?? 1) / (values[0] ?? 1), first.date, last.date);
  const riskFree = await ownDepositRate(content, language, last.date);
  if (volatility === undefined || fall === undefined || gain === undefined || riskFree === undefined) {
    return undefined;
  }
  const sharpe = sharpeRatio(gain, Number(riskFree), volatility);
  const days = levels.map(({ date }) => date);
  const benchmark = await benchmarkValues(content, parts, days);
  // A benchmark that is not known on every day of the window has no tracking error over it.
  const tracked =
    benchmark.length === days.length
      ? trackingError(
          values,
          benchmark.map(({ value }) => value),
        )
      : undefined;
  return {
    volatility: volatility.toFixed(2),
    maxDrawdown: fall.value,
    ...(sharpe !== undefined && { sharpe: withoutMinusZero(sharpe.toFixed(2)) }),
    ...(tracked !== undefined && { trackingError: tracked.toFixed(2) }),
    riskFree,
  };
}

const withoutMinusZero = (figure: string) => (Number(figure) === 0 ? '0.00' : figure);

/** Per cent a year of a one-year deposit in yuan on `day`. */
async function ownDepositRate(
  content: ContentSnapshot,
  language: Language,
  day: string,
): Promise<string | undefined> {
  const rates = (await content.list('deposit-rate', language)).map(({ body }) => body);
  return rates
    .filter(
      ({ currency, kind, termCode, effectiveDate }) =>
        currency === 'CNY' && kind === 'FIXED' && termCode === '1Y' && effectiveDate <= day,
    )
    .sort((a, b) => (a.effectiveDate < b.effectiveDate ? 1 : -1))[0]?.rate;
}
