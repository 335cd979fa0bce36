/*
 * Writes fx-history.csv: invented closing rates of three years, demo data and nobody's prices. Middle rates come from
 * one path of the dollar against the yuan and one path of each currency against the dollar, so that cross rates agree;
 * the pataca and the krone follow the currency they are pegged to. The last day is the close that the changeRate of
 * fx-rates.yaml counts from. The seed is fixed, so the same file comes out every time.
 *
 *   node content/rates/make-fx-history.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const FIRST_DAY = '2023-11-20';
const LAST_DAY = '2026-11-19';

/** Public holidays on weekdays, when there is no market: from and to, both included. */
const HOLIDAYS = [
  ['2024-01-01', '2024-01-01'],
  ['2024-02-10', '2024-02-17'],
  ['2024-04-04', '2024-04-06'],
  ['2024-05-01', '2024-05-05'],
  ['2024-06-10', '2024-06-10'],
  ['2024-09-15', '2024-09-17'],
  ['2024-10-01', '2024-10-07'],
  ['2025-01-01', '2025-01-01'],
  ['2025-01-28', '2025-02-04'],
  ['2025-04-04', '2025-04-06'],
  ['2025-05-01', '2025-05-05'],
  ['2025-05-31', '2025-06-02'],
  ['2025-10-01', '2025-10-08'],
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
];

/**
 * `start`: what three years ago was, as a share of today's (the dollar in yuan, the others in dollars).
 * `swing`: the daily noise in per cent. `peg`: moves with that currency, with its own small noise around it.
 */
const paths = {
  USD: { start: 1.012, swing: 0.12 },
  EUR: { start: 0.941, swing: 0.38 },
  HKD: { start: 0.9985, swing: 0.015 },
  JPY: { start: 1.031, swing: 0.5 },
  GBP: { start: 0.953, swing: 0.4 },
  AUD: { start: 1.008, swing: 0.5 },
  SGD: { start: 0.966, swing: 0.22 },
  CAD: { start: 1.022, swing: 0.34 },
  CHF: { start: 0.908, swing: 0.42 },
  NZD: { start: 1.061, swing: 0.52 },
  KRW: { start: 1.118, swing: 0.45 },
  THB: { start: 0.927, swing: 0.36 },
  MOP: { start: 1, swing: 0.01, peg: 'HKD' },
  SEK: { start: 0.902, swing: 0.48 },
  DKK: { start: 1, swing: 0.01, peg: 'EUR' },
  NOK: { start: 0.955, swing: 0.52 },
};

/** mulberry32: small, and the same on every machine. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function businessDays() {
  const days = [];
  for (let time = Date.parse(FIRST_DAY); time <= Date.parse(LAST_DAY); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const weekday = new Date(time).getUTCDay();
    const isHoliday = HOLIDAYS.some(([from, to]) => day >= from && day <= to);
    if (weekday !== 0 && weekday !== 6 && !isHoliday) days.push(day);
  }
  return days;
}

/** A walk that starts at `start`, ends at 1 and swings by about `swing` per cent a day between them. */
function bridge(count, { start, swing }, random) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const walk = [0];
  for (let day = 1; day < count; day++) walk.push(walk[day - 1] + (normal() * swing) / 100);
  const miss = walk[count - 1];
  return walk.map((value, day) => {
    const share = day / (count - 1);
    return Math.exp(value - miss * share + Math.log(start) * (1 - share));
  });
}

const rates = parse(readFileSync(new URL('fx-rates.yaml', import.meta.url), 'utf8'));
const placesOf = (decimal) => decimal.split('.')[1].length;

/** The close before today, out of today's rate and its change; throws where no close of as many places gives it. */
function lastClose({ currency, spotBuy, changeRate }) {
  const places = placesOf(spotBuy);
  const close = (Number(spotBuy) / (1 + Number(changeRate) / 100)).toFixed(places);
  const change = (Number(spotBuy) / Number(close) - 1) * 100;
  if (Math.abs(change - Number(changeRate)) > 0.005)
    throw new RangeError(
      `${currency}: ${changeRate} % is no change from a close such as ${close}: ${change}`,
    );
  return Number(close);
}

const days = businessDays();
const random = randomFrom(20_261_120);
const middles = {};
for (const rate of rates) {
  // All rates of a currency keep the distances that they have today.
  const last = (lastClose(rate) * Number(rate.middleRate)) / Number(rate.spotBuy);
  const path = paths[rate.currency];
  const own = bridge(days.length, path, random);
  const base = path.peg === undefined ? (rate.currency === 'USD' ? undefined : 'USD') : path.peg;
  const carried = base === undefined ? own.map(() => 1) : middles[base];
  const carriedLast = carried[days.length - 1];
  middles[rate.currency] = own.map((value, day) => value * last * (carried[day] / carriedLast));
}

const lines = ['key,date,middleRate,spotBuy,spotSell,cashBuy,cashSell'];
for (const rate of rates) {
  for (const [index, day] of days.entries()) {
    const middle = middles[rate.currency][index];
    const at = (field) => {
      if (rate[field] === '') return '';
      return ((middle * Number(rate[field])) / Number(rate.middleRate)).toFixed(placesOf(rate[field]));
    };
    const fields = ['middleRate', 'spotBuy', 'spotSell', 'cashBuy', 'cashSell'].map(at);
    lines.push([rate.currency, day, ...fields].join(','));
  }
}
writeFileSync(new URL('fx-history.csv', import.meta.url), `${lines.join('\n')}\n`);
