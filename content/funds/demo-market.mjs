/* The market in which the demo funds move: a seeded random source, dealing days, and indices by the day. All of it is invented. */
import { businessDays } from '../wealth/business-days.mjs';

export const NAV_DATE = '2026-11-19';
/** NAVs are kept by the day from here on, and by the month before. */
export const DAILY_FROM = '2021-11-19';
export const MONTHLY_FROM = '2019-06-28';
const DAYS_OF_A_YEAR = 243;

/** mulberry32: a small generator whose sequence depends on the seed alone. */
export function randomOf(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

/** Month ends, then every dealing day. */
export const DAYS = [...monthEnds(), ...businessDays(DAILY_FROM, NAV_DATE)];
/** Share of a year that each step covers. */
export const STEPS = DAYS.map((day) => (day < DAILY_FROM ? 1 / 12 : 1 / DAYS_OF_A_YEAR));

function monthEnds() {
  const days = businessDays(MONTHLY_FROM, DAILY_FROM).slice(0, -1);
  return days.filter((day, index) => day.slice(0, 7) !== days[index + 1]?.slice(0, 7));
}

export function indexOfDay(day) {
  return DAYS.findLastIndex((known) => known <= day);
}

/**
 * Log levels that move like `moves` and pass through given per-cent returns up to the last day: what is missing between
 * two of them is spread evenly. @param {Map<number, number>} fixed place of a day → log level against the last day
 */
export function pinned(levels, fixed) {
  const last = levels.length - 1;
  const places = [...new Set([...fixed.keys(), last])].sort((a, b) => a - b);
  const gap = (place) => (place === last ? 0 : fixed.get(place)) - (levels[place] - levels[last]);
  return levels.map((level, index) => {
    const moved = level - levels[last];
    const right = places.find((place) => place >= index);
    const left = places.findLast((place) => place <= index);
    if (left === undefined) return moved + gap(right);
    if (left === right) return moved + gap(left);
    const share = (index - left) / (right - left);
    return moved + gap(left) * (1 - share) + gap(right) * share;
  });
}

export const WINDOW_BASES = {
  W1: '2026-11-12',
  M1: '2026-10-19',
  M3: '2026-08-19',
  M6: '2026-05-19',
  YTD: '2025-12-31',
  Y1: '2025-11-19',
  Y2: '2024-11-19',
  Y3: '2023-11-19',
};

/** Place of the day that a window, or a day by its date, is measured against → log level against the last day. */
export function pinsOf(returns) {
  return new Map(
    Object.entries(returns).map(([window, percent]) => [
      indexOfDay(WINDOW_BASES[window] ?? window),
      -Math.log(1 + percent / 100),
    ]),
  );
}

/** Yearly drift and deviation in per cent, share of the market's moves, last level, returns that are fixed. */
const INDICES = {
  HS300: [
    3.4,
    16.5,
    1,
    4386.52,
    {
      W1: 0.86,
      M1: 1.55,
      M3: 3.66,
      M6: 6.1,
      YTD: 10.62,
      Y1: 12.94,
      Y2: 19.2,
      Y3: 15.4,
      '2021-11-19': 18,
      '2019-06-28': 52,
    },
  ],
  ZZ500: [3, 20, 0.92, 6412.87],
  CYB: [4, 25, 0.88, 2487.3],
  HONGLI: [7.5, 12.5, 0.75, 6038.44],
  HSI: [1, 21, 0.62, 22104.68],
  GTECH: [16, 19, 0.25, 9817.06],
  GOLD: [14, 14, -0.05, 812.4],
  CBOND: [3.6, 1.35, -0.12, 243.1786],
};

const market = (() => {
  const random = randomOf(20261119);
  return DAYS.map(() => random.gaussian());
})();

/** Code → { levels: log levels against the last day, close: texts }. */
export const indices = Object.fromEntries(
  Object.entries(INDICES).map(([code, [drift, deviation, shared, end, fixed]], place) => {
    const random = randomOf(7000 + place);
    let level = 0;
    const raw = DAYS.map((_, index) => {
      const own = Math.sqrt(1 - shared * shared) * random.gaussian();
      const step = STEPS[index];
      level += (drift / 100) * step + (deviation / 100) * Math.sqrt(step) * (shared * market[index] + own);
      return level;
    });
    const levels = pinned(raw, fixed === undefined ? new Map() : pinsOf(fixed));
    const places = end < 1000 ? 4 : 2;
    return [code, { levels, close: levels.map((one) => (end * Math.exp(one)).toFixed(places)) }];
  }),
);
