/*
 * Generated demo data: what the benchmarks of formula products are made of, their levels by the day, and the ranges that
 * were in force in each period of the others. Levels use the demo's index closes where it has the index
 * (../funds/index-level.csv) and a walk from a fixed seed where it has not; weights are restored every day.
 */
import { readFileSync } from 'node:fs';
import { plusDays } from './business-days.mjs';

const index = (zh, en, weight, source) => ({ zh, en, weight, source });
const PARTS = {
  KY26002: [
    index('沪深 300 指数', 'CSI 300', 80, 'HS300'),
    index('中债综合指数', 'ChinaBond Composite', 20, 'CBOND'),
  ],
  KY25007: [
    index('中证红利低波动指数', 'CSI Dividend Low Volatility', 85, { seed: 7, year: 6, swing: 0.62 }),
    index('活期存款利率', 'Demand deposit rate', 15, { rate: 0.05 }),
  ],
  KY25012: [
    index('南华商品指数', 'Nanhua Commodity', 60, { seed: 12, year: 2, swing: 1.05 }),
    index('中债综合指数', 'ChinaBond Composite', 40, 'CBOND'),
  ],
};

const closes = new Map();
for (const line of readFileSync(new URL('../funds/index-level.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)) {
  const [key, date, close] = line.split(',');
  if (!closes.has(key)) closes.set(key, new Map());
  closes.get(key).set(date, Number(close));
}

/** Names and weights in per cent; undefined for a benchmark that is a figure. */
export function partsOf(code, language) {
  return PARTS[code]?.map((part) => ({ name: part[language], weight: String(part.weight) }));
}

/** Level of the benchmark on each of the days, 1 on the first. */
export function benchmarkPath(code, dates) {
  const parts = PARTS[code];
  if (parts === undefined) return [];
  const moves = parts.map(({ source }) => movesOf(source, dates));
  let level = 1;
  return dates.map((date, day) => {
    level *= 1 + parts.reduce((sum, { weight }, place) => sum + (weight / 100) * moves[place][day], 0);
    return { date, level: level.toFixed(6) };
  });
}

function movesOf(source, dates) {
  if (typeof source === 'string') {
    let before;
    return dates.map((date) => {
      const now = closes.get(source)?.get(date) ?? before;
      const move = before === undefined ? 0 : now / before - 1;
      before = now;
      return move;
    });
  }
  if (source.rate !== undefined) {
    const times = dates.map((date) => Date.parse(date));
    return times.map(
      (time, day) => ((source.rate / 100) * (time - (times[day - 1] ?? time))) / 86_400_000 / 365,
    );
  }
  const random = seeded(source.seed);
  return dates.map((_, day) => {
    const step = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return day === 0 ? 0 : source.year / 100 / 244 + (step * source.swing) / 100;
  });
}

function seeded(seed) {
  let state = seed * 7919;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const MOST_PERIODS = 8;

/**
 * Whole periods of a product up to its newest NAV, oldest first. The manager lowered the range by a tenth of a point
 * every second period; the newest has today's.
 */
export function periodsOf({ type, days, benchmark }, dates) {
  if (!Array.isArray(benchmark) || benchmark.length < 2 || dates.length < 2) return [];
  const length = type === '5' || days <= 92 ? 91 : Math.min(days, 365);
  const last = dates.at(-1);
  const periods = [];
  for (let from = dates[0]; plusDays(from, length) <= last; from = plusDays(from, length)) {
    periods.push({ from, to: plusDays(from, length) });
  }
  const raised = (rate, place) =>
    (Number(rate) + 0.1 * Math.floor((periods.length - 1 - place) / 2)).toFixed(2);
  return periods
    .map((period, place) => ({
      ...period,
      low: raised(benchmark[0], place),
      high: raised(benchmark[1], place),
    }))
    .slice(-MOST_PERIODS);
}
