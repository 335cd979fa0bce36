/*
 * Writes wealth-products.json, organs.json, wealth-nav.csv, wealth-benchmark.csv and wealth-dealing.csv from
 * demo-products.mjs. NAV paths are drawn from a fixed
 * seed between 1.0000 and the product's newest NAV, wider the higher the risk: the same files come out every time.
 *
 *   node content/wealth/make-wealth.mjs
 */
import { writeFileSync } from 'node:fs';
import { AGENCIES, FAMILIES, OWN } from './demo-families.mjs';
import { PRODUCTS } from './demo-products.mjs';
import { benchmarkPath, partsOf, periodsOf } from './demo-benchmarks.mjs';
import { dealingDaysOf } from './demo-dealing.mjs';
import { businessDays, nextBusinessDay, plusDays } from './business-days.mjs';

const NAV_DATE = '2026-11-19';
const ALLOCATION_DATE = '2026-09-30';
const FEE_CHANGE_DATE = '2026-09-18';
/** Of a range that is `lowered`: what it is and from when, in words that hold before and after that day. */
const LOWERED_BASIS = ['业绩比较基准，12 月 1 日起', 'Benchmark from 1 December'];
const DAY_MS = 86_400_000;

/** Standard deviation of a day's move, per cent. */
const DAILY_SWING = { R1: 0.002, R2: 0.045, R3: 0.17, R4: 0.42, R5: 0.95 };
const BUCKETS = [
  ['T0', 0],
  ['T1', 31],
  ['T2', 92],
  ['T3', 184],
  ['T4', 366],
  ['T5', 1096],
];

const random = (() => {
  let state = 20261120;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
})();
const gaussian = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const round4 = (value) => Math.round(value * 1e4) / 1e4;

const familyOf = ({ zh, organ }) => (organ === undefined ? zh.split('·')[0] : '代销');

/** Unit and accumulated NAV of every dealing day; none before the money earns. */
function navPath(product) {
  const { risk, type, days, benchmark, valueDate, status, nav, paid = [] } = product;
  const last = status === '5' ? plusDays(valueDate, days) : NAV_DATE;
  const dates = businessDays(valueDate, last < NAV_DATE ? last : NAV_DATE);
  if (dates.length === 0) return [];
  const years = (Date.parse(dates.at(-1)) - Date.parse(dates[0])) / DAY_MS / 365;
  const rates = Array.isArray(benchmark) ? benchmark.map(Number) : [3];
  const middle = (rates[0] + rates.at(-1)) / 2;
  const luck = risk === 'R1' ? 0 : gaussian() * (rates.at(-1) - rates[0]) * 0.25;
  const total = paid.reduce((sum, [, amount]) => sum + amount, 0);
  const end = round4(nav === undefined ? 1 + ((middle + luck) / 100) * years : nav + total);
  const swing = DAILY_SWING[risk] / 100;
  const walk = [0];
  for (let step = 1; step < dates.length; step += 1) walk.push(walk[step - 1] + gaussian() * swing);
  const isCash = type === '5' && days === 0;
  return dates.map((date, index) => {
    const part = dates.length === 1 ? 1 : index / (dates.length - 1);
    const acc = round4(Math.exp(Math.log(end) * part + walk[index] - part * walk.at(-1)));
    const given = paid.filter(([day]) => day <= date).reduce((sum, [, amount]) => sum + amount, 0);
    const unit = isCash ? 1 : round4(acc - given);
    return { date, unit: unit.toFixed(4), acc: acc.toFixed(4) };
  });
}

function feesOf({ manage, custody, sale, success }, language) {
  const zh = language === 'zh';
  const yearly = (rate) => (zh ? `${rate}% / 年` : `${rate}% a year`);
  const words = success?.split('|')[zh ? 0 : 1] ?? (zh ? '不收取' : 'None');
  return [
    { name: zh ? '管理费' : 'Management fee', rate: yearly(manage) },
    { name: zh ? '托管费' : 'Custody fee', rate: yearly(custody) },
    { name: zh ? '销售服务费' : 'Sales service fee', rate: yearly(sale) },
    { name: zh ? '业绩报酬' : 'Performance fee', rate: words },
  ];
}

function documentsOf(product, family, language) {
  const zh = language === 'zh';
  const tier = { R1: 'low', R2: 'low', R3: 'middle', R4: 'high', R5: 'high' }[product.risk];
  const series = zh ? familyOf(product) : family.en;
  const paper = (docKind, file, name, publishDate) => ({
    docKind,
    file: `files/${file}.pdf`,
    name,
    publishDate,
  });
  const papers = [
    paper(
      'MANUAL',
      `manual-${family.manual}`,
      zh ? `${series}系列产品说明书` : `${series} series: product manual (in Chinese)`,
      '2026-06-30',
    ),
    paper('RISK', `risk-${tier}`, zh ? '风险揭示书' : 'Risk notice (in Chinese)', '2026-06-30'),
  ];
  if (['天玑', '天权'].includes(familyOf(product)) && livedOn(FEE_CHANGE_DATE, product)) {
    papers.push(
      paper(
        'FEE',
        'fee-change-2026-09',
        zh ? '关于下调管理费的公告' : 'Notice of lower management fees (in Chinese)',
        FEE_CHANGE_DATE,
      ),
    );
  }
  if (product.issue)
    papers.push(
      paper(
        'ISSUE',
        `issue-${product.code.toLowerCase()}`,
        zh ? '发行公告' : 'Notice of issue (in Chinese)',
        '2026-11-09',
      ),
    );
  if (product.expiry)
    papers.push(
      paper(
        'EXPIRY',
        `expiry-${product.code.toLowerCase()}`,
        zh ? '到期公告' : 'Notice of expiry (in Chinese)',
        '2026-10-28',
      ),
    );
  return papers;
}

function datesOf({ status, days, valueDate, dealing, raiseStart }) {
  const isNew = status === '1' || status === '2';
  const raiseEnd = plusDays(valueDate, -1);
  const isShut = dealing[0] === '封闭式';
  return {
    raiseStart: raiseStart ?? plusDays(raiseEnd, isNew ? -20 : -7),
    raiseEnd,
    valueDate,
    ...(isShut && { maturityDate: nextBusinessDay(plusDays(valueDate, days)) }),
  };
}

/** Whether a product was on offer or earning: nobody is told of the fees of one that was not there. */
function livedOn(day, product) {
  const { raiseStart, maturityDate } = datesOf(product);
  return raiseStart <= day && (maturityDate === undefined || day <= maturityDate);
}

/** When the money is back. */
function redeemText({ days, type, dealing }) {
  if (dealing[0] === '封闭式') return ['到期后 3 个工作日内', 'Within 3 working days after maturity'];
  if (type === '5' && days === 0) return ['赎回后 1 个工作日', '1 working day after redemption'];
  return ['赎回后 2 个工作日', '2 working days after redemption'];
}

/** What the figure is, in both languages. */
function basisOf({ benchmark, lowered }) {
  if (lowered !== undefined) return LOWERED_BASIS;
  const isYield = Array.isArray(benchmark) && benchmark.length === 1;
  return isYield ? ['近 7 日年化', '7-day annualised yield'] : ['业绩比较基准', 'Benchmark'];
}

const datesIn = (path) => path.map(({ date }) => date);

const paths = new Map();
const dealings = new Map();
const records = PRODUCTS.map((product, index) => {
  const { code, zh, en, type, risk, status, days, benchmark, dealing, currency = 'CNY' } = product;
  const family = FAMILIES[familyOf(product)];
  const organ = product.organ === undefined ? OWN : AGENCIES[product.organ];
  const path = navPath(product);
  paths.set(code, path);
  dealings.set(code, dealingDaysOf(product));
  const periods = periodsOf(product, datesIn(path));
  const newest = path.at(-1);
  const isNumber = Array.isArray(benchmark);
  const { basis = basisOf(product), lowered: range = benchmark } = product;
  const redeem = redeemText(product);
  const words = (language) => {
    const place = language === 'zh' ? 0 : 1;
    return {
      prodName: language === 'zh' ? zh : en,
      organName: organ[language],
      benchmarkText: isNumber ? basis[place] : benchmark[language],
      ...(!isNumber && { benchmarkParts: partsOf(code, language) }),
      dealingText: dealing[place],
      redeemText: redeem[place],
      scope: family.scope[place],
      custodian: language === 'zh' ? '北曜银行股份有限公司' : 'Bank of Beiyao Co., Ltd.',
      fees: feesOf(family.fees, language),
      ...(newest && {
        allocation: family.allocation.map((held) => ({ name: held[language], share: String(held.share) })),
      }),
      documents: documentsOf(product, family, language),
    };
  };
  return {
    key: code.toLowerCase(),
    sort: index + 1,
    prodCode: code,
    prodNameEn: en,
    registerCode:
      product.register ?? `Z70016${product.valueDate.slice(2, 4)}${String(100 + index).padStart(6, '0')}`,
    wealthType: type,
    riskLevel: risk,
    status,
    operateMode: dealing[0] === '封闭式' ? 'CLOSED' : 'OPEN',
    saleMode: product.organ === undefined ? 'OWN' : 'AGENCY',
    organCode: organ.code,
    currency,
    customerType: product.customer ?? 'PERSONAL',
    minAmount: product.min ?? '1',
    stepAmount: product.step ?? '1',
    termDays: days,
    termBucket: BUCKETS.find(([, most]) => days <= most)?.[0] ?? 'T6',
    ...(isNumber && { benchmarkLow: range[0], benchmarkHigh: range.at(-1) }),
    ...datesOf(product),
    ...(newest && {
      navDate: newest.date,
      unitNav: newest.unit,
      accNav: newest.acc,
      scale: `${Math.round(4 + random() * 56)}${String(Math.round(random() * 9))}0000000`,
      allocationDate: newest.date < ALLOCATION_DATE ? newest.date : ALLOCATION_DATE,
    }),
    ...(periods.length > 0 && { benchmarkPeriods: periods }),
    zh: words('zh'),
    en: words('en'),
  };
});

const organs = [
  { ...OWN, saleMode: 'OWN' },
  ...Object.values(AGENCIES).map((one) => ({ ...one, saleMode: 'AGENCY' })),
].map(({ code, zh, en, saleMode }, index) => ({
  key: code.toLowerCase(),
  sort: index + 1,
  organCode: code,
  organType: 'WEALTH_CO',
  saleMode,
  zh: { organName: zh },
  en: { organName: en },
}));

const rows = [...paths].flatMap(([code, path]) =>
  path.map(({ date, unit, acc }) => `${code},${date},${unit},${acc}`),
);
const write = (name, text) => writeFileSync(new URL(name, import.meta.url), text);
write('wealth-products.json', `${JSON.stringify(records, null, 2)}\n`);
write('organs.json', `${JSON.stringify(organs, null, 2)}\n`);
write('wealth-nav.csv', `key,date,unitNav,accNav\n${rows.join('\n')}\n`);
const levels = [...paths].flatMap(([code, path]) =>
  benchmarkPath(code, datesIn(path)).map(({ date, level }) => `${code},${date},${level}`),
);
write('wealth-benchmark.csv', `key,date,level\n${levels.join('\n')}\n`);
const openings = [...dealings].flatMap(([code, days]) =>
  days.map(({ date, confirm, payOut }) => `${code},${date},${confirm},${payOut}`),
);
write('wealth-dealing.csv', `key,date,confirm,payOut\n${openings.join('\n')}\n`);
console.log(`${records.length} products, ${rows.length} NAVs`);
