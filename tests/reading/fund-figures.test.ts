import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransport } from '@bank/api';
import {
  createClient,
  fundDetail,
  fundList,
  fundStanding,
  type Client,
  type Fund,
  type FundDetail,
  type FundStanding,
} from '@bank/contract';
import { openContentStore, type ContentStore } from '@bank/store';
import { TEMPLATE_STORE } from '../support/template-store.ts';

/*
 * What visitors are shown of every fund of the demo bank, recomputed from its source files by another method: binary
 * fractions instead of decimals, distributions from the profiles instead of from accumulated NAVs, a value for every
 * calendar day instead of a search, falls from the end instead of from the beginning, ranks by counting instead of by sorting.
 */

const CONTENT = resolve(import.meta.dirname, '../../content');
const DAY_MS = 86_400_000;
/** Two places are shown; what lies between two of them may be rounded either way by a binary fraction. */
const HALF = 0.005 + 1e-6;
const DEALING_DAYS = 244;
const ENDED = '5';
const BEHIND_DAYS = 10;
const MONTHS_BACK = { M1: 1, M3: 3, M6: 6, Y1: 12, Y2: 24, Y3: 36 } as const;

const dayNumber = (day: string) => Date.parse(day) / DAY_MS;
const read = (path: string) => readFileSync(resolve(CONTENT, path), 'utf8');
function rows(path: string): Record<string, string>[] {
  const [header = '', ...lines] = read(path).trim().split('\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}

interface Profile {
  fundCode: string;
  dividends: { exDate: string; perUnit: string }[];
  benchmarkParts?: { weight: string; index?: string; yearRate?: string }[];
}
const profiles = new Map(
  (JSON.parse(read('funds/fund-profiles.json')) as Profile[]).map((one) => [one.fundCode, one]),
);
const navs = Map.groupBy(rows('funds/fund-nav.csv'), ({ key = '' }) => key);
const closes = Map.groupBy(rows('funds/index-level.csv'), ({ key = '' }) => key);

/** A value for every calendar day from the first, the last one known held. */
function daily(known: readonly (readonly [day: string, value: number])[]): { first: number; held: number[] } {
  const first = dayNumber(known[0]?.[0] ?? '');
  const held: number[] = [];
  for (const [day, value] of known) {
    const at = dayNumber(day) - first;
    while (held.length < at) held.push(held.at(-1) ?? NaN);
    held[at] = value;
  }
  return { first, held };
}
type Daily = ReturnType<typeof daily>;
const valueOn = ({ first, held }: Daily, day: number) =>
  day < first ? NaN : (held[day - first] ?? held.at(-1) ?? NaN);

/** What one yuan became by each day that has a NAV. */
function growthOf(code: string): (readonly [string, number])[] {
  const history = navs.get(code) ?? [];
  const paid = new Map(profiles.get(code)?.dividends.map(({ exDate, perUnit }) => [exDate, Number(perUnit)]));
  let units = 1;
  let started = false;
  return history.flatMap(({ date = '', unitNav = '', tenThousandIncome = '' }) => {
    if (unitNav === '' && tenThousandIncome === '') return [];
    if (started) {
      units *=
        unitNav === '' ? 1 + Number(tenThousandIncome) / 10_000 : 1 + (paid.get(date) ?? 0) / Number(unitNav);
    }
    started = true;
    return [[date, (unitNav === '' ? 1 : Number(unitNav)) * units] as const];
  });
}

/** The first day of a window, by the calendar. */
function startOf(window: string, end: string, first: string): number {
  if (window === 'ALL') return dayNumber(first);
  if (window === 'W1') return dayNumber(end) - 7;
  const [year = 0, month = 0, day = 0] = end.split('-').map(Number);
  if (window === 'YTD') return Date.UTC(year - 1, 11, 31) / DAY_MS;
  const back = month - 1 - MONTHS_BACK[window as keyof typeof MONTHS_BACK];
  return Math.min(Date.UTC(year, back, day), Date.UTC(year, back + 1, 0)) / DAY_MS;
}

let store: ContentStore;
let funds: Fund[];
const details = new Map<string, FundDetail>();
const standings = new Map<string, FundStanding>();
const growths = new Map<string, (readonly [string, number])[]>();

beforeAll(async () => {
  store = await openContentStore({ databaseUrl: undefined, dataDir: TEMPLATE_STORE });
  const content = store.snapshot(await store.currentVersion(Date.now()));
  const client: Client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
  funds = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await client.call(fundList, { pageNum, pageSize: 50 });
    funds.push(...page.list);
    if (funds.length >= page.total || page.list.length === 0) break;
  }
  for (const { fundCode } of funds) {
    details.set(fundCode, await client.call(fundDetail, { fundCode }));
    standings.set(fundCode, await client.call(fundStanding, { fundCode, window: 'Y1' }));
    growths.set(fundCode, growthOf(fundCode));
  }
});
afterAll(() => store.close());

/** Collects what differs, so that one run says everything that is wrong. */
class Differences {
  readonly found: string[] = [];
  count = 0;

  near(what: string, shown: string | undefined, own: number, half = HALF): void {
    this.count += 1;
    if (shown === undefined || shown === '' || !(Math.abs(Number(shown) - own) <= half))
      this.found.push(`${what}: shown ${String(shown)}, recomputed ${own}`);
  }

  same(what: string, shown: unknown, own: unknown): void {
    this.count += 1;
    if (JSON.stringify(shown) !== JSON.stringify(own))
      this.found.push(`${what}: shown ${JSON.stringify(shown)}, recomputed ${JSON.stringify(own)}`);
  }
}

const growthIn = (code: string) => growths.get(code) ?? [];
const dailyOf = new Map<string, Daily>();
function dailyIn(code: string): Daily {
  const known = dailyOf.get(code) ?? daily(growthIn(code));
  dailyOf.set(code, known);
  return known;
}
const isBehind = (fund: Fund, newest: string) =>
  fund.status === ENDED || dayNumber(fund.navDate) < dayNumber(newest) - BEHIND_DAYS;
function comparedOf(type: string): Fund[] {
  const ofType = funds.filter(({ fundType, navDate }) => fundType === type && navDate !== '');
  const newest =
    ofType
      .map(({ navDate }) => navDate)
      .sort()
      .at(-1) ?? '';
  return ofType.filter((fund) => !isBehind(fund, newest));
}
const percent = (from: number, to: number) => (to / from - 1) * 100;

describe('the figures of every fund, recomputed from the source files [FUND-1] [FUND-2]', () => {
  it('are those of its newest day', () => {
    const wrong = new Differences();
    for (const { fundCode, unitNav, accNav, navDate, dayRate, tenThousandIncome, sevenDayYield } of funds) {
      const history = navs.get(fundCode) ?? [];
      const [last, before] = [growthIn(fundCode).at(-1), growthIn(fundCode).at(-2)];
      if (last === undefined) continue;
      const row = history.findLast(({ date }) => date === last[0]) ?? {};
      wrong.same(`${fundCode} day`, navDate, last[0]);
      wrong.same(`${fundCode} NAV`, unitNav, row['unitNav']);
      if (unitNav === '') {
        wrong.same(`${fundCode} income`, tenThousandIncome, row['tenThousandIncome']);
        const week = history.filter(({ date = '' }) => dayNumber(date) > dayNumber(last[0]) - 7);
        const logs = week.reduce(
          (sum, one) => sum + Math.log1p(Number(one['tenThousandIncome']) / 10_000),
          0,
        );
        wrong.near(`${fundCode} seven days`, sevenDayYield, Math.expm1((logs * 365) / 7) * 100, 0.000_501);
      } else {
        const paid = profiles.get(fundCode)?.dividends ?? [];
        const all = paid.reduce((sum, { perUnit }) => sum + Number(perUnit), Number(unitNav));
        wrong.near(`${fundCode} accumulated`, accNav, all, 0.000_051);
        if (before !== undefined) wrong.near(`${fundCode} of the day`, dayRate, percent(before[1], last[1]));
      }
    }
    expect(wrong.found).toEqual([]);
    expect(wrong.count).toBeGreaterThan(1_000);
  });

  it('are the returns of every window, beside benchmark, average and place', () => {
    const wrong = new Differences();
    for (const fund of funds) {
      const { fundCode, navDate, returns, fundType } = fund;
      const [first, last] = [growthIn(fundCode)[0], growthIn(fundCode).at(-1)];
      if (first === undefined || last === undefined) continue;
      const own = dailyIn(fundCode);
      const peers = comparedOf(fundType);
      for (const window of ['W1', 'M1', 'M3', 'M6', 'YTD', 'Y1', 'Y2', 'Y3', 'ALL'] as const) {
        const start = startOf(window, navDate, first[0]);
        const isThere = start >= own.first && first[0] !== last[0];
        const label = `${fundCode} ${window}`;
        if (!isThere) {
          wrong.same(`${label} is longer than the history`, returns[window], undefined);
          continue;
        }
        wrong.near(label, returns[window], percent(valueOn(own, start), last[1]));
        const shown = details.get(fundCode)?.performance.find((one) => one.window === window);
        const having = peers.flatMap((peer) =>
          peer.returns[window] === undefined ? [] : [Number(peer.returns[window])],
        );
        if (having.length > 0)
          wrong.near(
            `${label} of peers`,
            shown?.peerAverage,
            having.reduce((sum, one) => sum + one, 0) / having.length,
          );
        const place = peers.includes(fund)
          ? { place: 1 + having.filter((one) => one > Number(returns[window])).length, of: having.length }
          : undefined;
        wrong.same(`${label} place`, shown?.rank, place);
        const benchmark = benchmarkOver(fundCode, start, dayNumber(navDate));
        if (!Number.isNaN(benchmark)) wrong.near(`${label} benchmark`, shown?.benchmark, benchmark);
      }
    }
    expect(wrong.found).toEqual([]);
    expect(wrong.count).toBeGreaterThan(7_000);
  });

  it('are the risk of its year: deviation, deepest fall and Sharpe ratio', () => {
    const rate = rows('rates/deposit-rates.csv')
      .filter((one) => one['currency'] === 'CNY' && one['kind'] === 'FIXED' && one['termCode'] === '1Y')
      .toSorted((a, b) => Number(a['minAmount']) - Number(b['minAmount']))
      .toSorted((a, b) => (b['effectiveDate'] ?? '').localeCompare(a['effectiveDate'] ?? ''));
    const newest =
      funds
        .map(({ navDate }) => navDate)
        .sort()
        .at(-1) ?? '';
    const riskFree = Number(rate.find((one) => (one['effectiveDate'] ?? '') <= newest)?.['rate']);
    const wrong = new Differences();
    for (const { fundCode, navDate, returns, stdDev, maxDrawdown, sharpe, fundType } of funds) {
      if (returns.Y1 === undefined) {
        wrong.same(`${fundCode} has no year`, [stdDev, maxDrawdown], [undefined, undefined]);
        continue;
      }
      const start = startOf('Y1', navDate, '');
      const all = growthIn(fundCode);
      const base = all.findLastIndex(([day]) => dayNumber(day) <= start);
      const values = all.slice(base).map(([, value]) => value);
      const logs = values.slice(1).map((value, place) => Math.log(value) - Math.log(values[place] ?? NaN));
      const [sum, squares] = logs.reduce(([s, q], log) => [s + log, q + log * log], [0, 0]);
      const deviation =
        Math.sqrt(Math.max(0, ((squares - (sum * sum) / logs.length) / (logs.length - 1)) * DEALING_DAYS)) *
        100;
      let [lowest, deepest] = [Infinity, 0];
      for (const value of values.toReversed()) {
        lowest = Math.min(lowest, value);
        deepest = Math.min(deepest, percent(value, lowest));
      }
      wrong.near(`${fundCode} deviation`, stdDev, deviation);
      wrong.near(`${fundCode} fall`, maxDrawdown, deepest);
      if (fundType === '05' || deviation < 0.004) continue;
      const ratio = (Number(returns.Y1) - riskFree) / deviation;
      wrong.near(`${fundCode} Sharpe ratio`, sharpe, ratio, HALF + (Math.abs(ratio) * 0.000_06) / deviation);
    }
    expect(wrong.found).toEqual([]);
    expect(wrong.count).toBeGreaterThan(800);
  });

  it('are its months, and its place among its type in each quarter', () => {
    const wrong = new Differences();
    for (const { fundCode } of funds) {
      const shown = standings.get(fundCode);
      const ends = new Map(growthIn(fundCode).map(([day, value]) => [day.slice(0, 7), value]));
      let before = growthIn(fundCode)[0]?.[1] ?? NaN;
      wrong.same(
        `${fundCode} months`,
        shown?.months.map(({ month }) => month),
        [...ends.keys()],
      );
      for (const [place, value] of [...ends.values()].entries()) {
        wrong.near(
          `${fundCode} ${shown?.months[place]?.month ?? ''}`,
          shown?.months[place]?.value,
          percent(before, value),
        );
        before = value;
      }
    }
    for (const type of new Set(funds.map(({ fundType }) => fundType))) {
      const peers = comparedOf(type);
      for (const { fundCode } of peers) {
        for (const { quarter, value, place, of, quartile } of standings.get(fundCode)?.quarters ?? []) {
          const [year, number] = quarter.split('Q').map(Number) as [number, number];
          const [from, to] = [(number - 1) * 3, number * 3].map(
            (month) => Date.UTC(year, month, 0) / DAY_MS,
          ) as [number, number];
          const label = `${fundCode} ${quarter}`;
          wrong.near(label, value, percent(valueOn(dailyIn(fundCode), from), valueOn(dailyIn(fundCode), to)));
          const others = peers.flatMap(
            (peer) => standings.get(peer.fundCode)?.quarters.filter((one) => one.quarter === quarter) ?? [],
          );
          const ahead = others.filter((one) => Number(one.value) > Number(value)).length;
          wrong.same(
            label,
            [place, of, quartile],
            [ahead + 1, others.length, 1 + Math.floor((ahead * 4) / others.length)],
          );
        }
      }
    }
    expect(wrong.found).toEqual([]);
    expect(wrong.count).toBeGreaterThan(15_000);
  });
});

/** Per cent between two days, each part of the benchmark moving by its weight on every day on which an index closed. */
function benchmarkOver(code: string, from: number, to: number): number {
  const parts = profiles.get(code)?.benchmarkParts ?? [];
  const named = parts.find(({ index }) => index !== undefined)?.index;
  if (named === undefined) return NaN;
  const levels = parts.map(({ index }) =>
    index === undefined
      ? undefined
      : daily(
          (closes.get(index) ?? []).flatMap(({ date = '', close = '' }) =>
            close === '' ? [] : [[date, Number(close)] as const],
          ),
        ),
  );
  const days = (closes.get(named) ?? []).flatMap(({ date = '', close }) =>
    close === '' ? [] : [dayNumber(date)],
  );
  const stops = [from, ...days.filter((day) => day > from && day < to), to];
  let value = 1;
  for (const [place, day] of stops.entries()) {
    const before = stops[place - 1];
    if (before === undefined) continue;
    const moves = parts.map(({ weight, yearRate }, part) => {
      const level = levels[part];
      const move =
        level === undefined
          ? (Number(yearRate) / 100) * ((day - before) / 365)
          : valueOn(level, day) / valueOn(level, before) - 1;
      return (Number(weight) / 100) * move;
    });
    value += value * moves.reduce((sum, move) => sum + move, 0);
  }
  return (value - 1) * 100;
}
