/*
 * Writes funds.json: eight invented funds. Figures that the design shows are given, the weekly curve is drawn
 * from a fixed seed, so the same file comes out every time.
 *
 *   node content/funds/make-funds.mjs
 */
import { writeFileSync } from 'node:fs';

const NAV_DATE = '2026-11-19';
const WEEKS = 13;

/** Companies whose funds are sold: code → names. */
const companies = {
  80000101: ['远岫基金管理有限公司', 'Yuanxiu Fund Management'],
  80000102: ['拾穗基金管理有限公司', 'Shisui Fund Management'],
  80000103: ['澄江基金管理有限公司', 'Chengjiang Fund Management'],
  80000104: ['问津基金管理有限公司', 'Wenjin Fund Management'],
};

/** Returns in per cent, in the order of WINDOWS; `swing` is the weekly noise in per cent. */
const WINDOWS = ['W1', 'M1', 'M3', 'M6', 'YTD', 'Y1', 'Y2', 'Y3', 'ALL'];
const funds = [
  {
    code: '009126',
    name: ['远岫稳健债券 A', 'Yuanxiu Steady Bond A'],
    type: '03',
    risk: 'R2',
    company: '80000101',
    nav: 1.1824,
    acc: 1.2974,
    day: 0.03,
    swing: 0.06,
    min: '10',
    returns: [0.08, 0.31, 0.92, 1.74, 3.05, 3.42, 6.88, 10.15, 31.06],
  },
  {
    code: '012480',
    name: ['拾穗沪深 300 指数增强 C', 'Shisui CSI 300 Enhanced Index C'],
    type: '04',
    risk: 'R4',
    company: '80000102',
    nav: 1.437,
    acc: 1.437,
    day: -0.58,
    swing: 1.5,
    min: '10',
    returns: [0.94, 2.35, 5.62, 8.9, 15.21, 18.06, 27.43, 30.12, 43.7],
  },
  {
    code: '007735',
    name: ['澄江优选混合 A', 'Chengjiang Selected Hybrid A'],
    type: '02',
    risk: 'R4',
    company: '80000103',
    nav: 2.0918,
    acc: 2.3318,
    day: 0.91,
    swing: 1.7,
    min: '10',
    returns: [1.84, 3.26, 6.91, 11.05, 18.33, 22.71, 28.64, 31.46, 109.18],
  },
  {
    code: '017902',
    name: ['问津养老目标 2045（FOF）Y', 'Wenjin Pension Target 2045 FOF Y'],
    type: '07',
    risk: 'R3',
    company: '80000104',
    nav: 1.0963,
    acc: 1.0963,
    day: 0.22,
    swing: 0.5,
    min: '1',
    returns: [0.41, 0.86, 2.18, 3.77, 5.62, 6.35, 8.94, 9.27, 9.63],
  },
  {
    code: '011357',
    name: ['远岫双季享债券 C', 'Yuanxiu Half-Year Bond C'],
    type: '03',
    risk: 'R2',
    company: '80000101',
    nav: 1.0642,
    acc: 1.1182,
    day: -0.02,
    swing: 0.08,
    min: '10',
    returns: [-0.04, 0.22, 0.71, 1.36, 2.31, 2.68, 5.49, 8.02, 12.17],
  },
  {
    code: '015068',
    name: ['拾穗红利低波动指数 A', 'Shisui Dividend Low Volatility Index A'],
    type: '04',
    risk: 'R3',
    company: '80000102',
    nav: 1.2285,
    acc: 1.2885,
    day: 0.17,
    swing: 0.9,
    min: '10',
    returns: [0.36, 1.12, 3.04, 4.58, 8.77, 10.43, 16.9, 21.35, 29.14],
  },
  {
    code: '008214',
    name: ['澄江先进制造股票 A', 'Chengjiang Advanced Manufacturing Stock A'],
    type: '01',
    risk: 'R5',
    company: '80000103',
    nav: 1.7306,
    acc: 1.7306,
    day: -1.24,
    swing: 2.4,
    min: '10',
    returns: [-1.52, 1.88, -3.37, 6.14, 12.08, 16.92, 19.75, 14.6, 73.06],
  },
  {
    code: '018840',
    name: ['问津全球科技（QDII）A', 'Wenjin Global Technology QDII A'],
    type: '06',
    risk: 'R4',
    company: '80000104',
    nav: 1.3579,
    acc: 1.3579,
    day: 0.46,
    swing: 1.8,
    min: '100',
    returns: [0.72, -1.05, 4.47, 9.63, 14.9, 17.38, 33.2, 35.41, 35.79],
  },
];

/** mulberry32: a small generator whose sequence depends on the seed alone. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Weekly NAVs, oldest first, that pass through the values which the returns of 3 months, 1 month and 1 week imply. */
function weeklyTrend({ code, nav, swing, returns }) {
  const next = random(Number(code));
  const before = (window) => nav / (1 + returns[WINDOWS.indexOf(window)] / 100);
  const fixed = new Map([
    [0, before('M3')],
    [WEEKS - 4, before('M1')],
    [WEEKS - 1, before('W1')],
    [WEEKS, nav],
  ]);
  const weeks = [...fixed.keys()];
  return Array.from({ length: WEEKS + 1 }, (_, week) => {
    const noise = (next() + next() + next() - 1.5) * (swing / 100) * nav;
    const known = fixed.get(week);
    if (known !== undefined) return known.toFixed(4);
    const to = weeks.find((w) => w > week);
    const from = weeks[weeks.indexOf(to) - 1];
    const share = (week - from) / (to - from);
    return (fixed.get(from) * (1 - share) + fixed.get(to) * share + noise).toFixed(4);
  });
}

const records = funds.map((fund, index) => ({
  key: fund.code,
  sort: index + 1,
  fundCode: fund.code,
  fundType: fund.type,
  riskLevel: fund.risk,
  status: '0',
  companyCode: fund.company,
  unitNav: fund.nav.toFixed(4),
  accNav: fund.acc.toFixed(4),
  navDate: NAV_DATE,
  dayRate: fund.day.toFixed(2),
  returns: Object.fromEntries(WINDOWS.map((window, i) => [window, fund.returns[i].toFixed(2)])),
  minAmount: fund.min,
  purchasable: '1',
  redeemable: '1',
  trend: weeklyTrend(fund),
  zh: { fundName: fund.name[0], companyName: companies[fund.company][0] },
  en: { fundName: fund.name[1], companyName: companies[fund.company][1] },
}));

writeFileSync(new URL('funds.json', import.meta.url), `${JSON.stringify(records, null, 2)}\n`);
