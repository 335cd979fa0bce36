/*
 * Writes deposit-rates.csv and loan-rates.csv: every version of the posted tables, and the loan prime rate of each
 * month. LPR figures up to December 2025 and the housing fund's rates are the published ones; everything else,
 * and every LPR from January 2026 on, is invented for the demo.
 *
 *   node content/rates/make-rates.mjs
 */
import { writeFileSync } from 'node:fs';

/** Term → names and the months or days it stands for in keys. */
const TERMS = {
  0: ['活期', 'Demand'],
  '1D': ['1 天通知', '1 day’s notice'],
  '7D': ['7 天通知', '7 days’ notice'],
  '1M': ['1 个月', '1 m'],
  '3M': ['3 个月', '3 m'],
  '6M': ['6 个月', '6 m'],
  '1Y': ['1 年', '1 y'],
  '2Y': ['2 年', '2 y'],
  '3Y': ['3 年', '3 y'],
  '5Y': ['5 年', '5 y'],
};

/** Renminbi: kind, term, least amount, then the rate of each version, newest first. */
const CNY_VERSIONS = ['2026-11-12', '2026-05-22', '2025-10-24'];
const CNY = [
  ['DEMAND', '0', '1', '0.05', '0.05', '0.05'],
  ['FIXED', '3M', '50', '0.70', '0.75', '0.80'],
  ['FIXED', '6M', '50', '0.90', '0.95', '1.00'],
  ['FIXED', '1Y', '50', '1.10', '1.15', '1.20'],
  ['FIXED', '2Y', '50', '1.20', '1.25', '1.30'],
  ['FIXED', '3Y', '50', '1.45', '1.50', '1.60'],
  ['FIXED', '5Y', '50', '1.50', '1.55', '1.65'],
  ['INSTALMENT', '1Y', '5', '0.70', '0.70', '0.80'],
  ['INSTALMENT', '3Y', '5', '0.90', '0.90', '1.00'],
  ['INSTALMENT', '5Y', '5', '0.90', '0.90', '1.00'],
  ['CALL1', '1D', '50000', '0.10', '0.10', '0.15'],
  ['CALL7', '7D', '50000', '0.30', '0.30', '0.45'],
  ['AGREEMENT', '0', '100000', '0.20', '0.20', '0.25'],
  ['LARGE_CD', '1M', '200000', '0.95', '0.95', '1.00'],
  ['LARGE_CD', '3M', '200000', '0.95', '0.95', '1.00'],
  ['LARGE_CD', '6M', '200000', '1.15', '1.15', '1.20'],
  ['LARGE_CD', '1Y', '200000', '1.30', '1.30', '1.40'],
  ['LARGE_CD', '2Y', '200000', '1.40', '1.40', '1.50'],
  ['LARGE_CD', '3Y', '200000', '1.70', '1.70', '1.85'],
];

/** What a certificate of deposit goes up by. */
const LARGE_CD_STEP = '10000';

/** Foreign currencies: least amount, then the rates by term, a row for each version, newest first; '' is not offered. */
const FOREIGN_VERSIONS = ['2026-09-21', '2026-03-23', '2025-09-22'];
const FOREIGN_TERMS = ['0', '7D', '1M', '3M', '6M', '1Y', '2Y'];
const FOREIGN = {
  USD: [
    '50',
    ['0.05', '0.50', '1.80', '2.30', '2.50', '2.60', '2.60'],
    ['0.05', '0.50', '2.00', '2.50', '2.70', '2.80', '2.80'],
    ['0.05', '0.50', '2.20', '2.75', '2.90', '3.00', '3.00'],
  ],
  EUR: [
    '50',
    ['0.01', '0.05', '0.20', '0.30', '0.40', '0.50', '0.50'],
    ['0.01', '0.05', '0.20', '0.30', '0.40', '0.50', '0.50'],
    ['0.01', '0.05', '0.25', '0.40', '0.50', '0.60', '0.60'],
  ],
  GBP: [
    '50',
    ['0.05', '0.30', '1.20', '1.60', '1.80', '1.90', '1.90'],
    ['0.05', '0.30', '1.40', '1.80', '2.00', '2.10', '2.10'],
    ['0.05', '0.30', '1.50', '1.95', '2.10', '2.20', '2.20'],
  ],
  HKD: [
    '400',
    ['0.01', '0.20', '1.10', '1.50', '1.70', '1.80', '1.80'],
    ['0.01', '0.20', '1.30', '1.70', '1.90', '2.00', '2.00'],
    ['0.01', '0.20', '1.30', '1.80', '2.00', '2.10', '2.10'],
  ],
  JPY: [
    '5000',
    ['0.01', '0.01', '0.05', '0.10', '0.15', '0.20', '0.20'],
    ['0.01', '0.01', '0.05', '0.08', '0.10', '0.15', '0.15'],
    ['0.01', '0.01', '0.03', '0.05', '0.08', '0.10', '0.10'],
  ],
  AUD: [
    '50',
    ['0.05', '0.30', '1.30', '1.70', '1.90', '2.00', '2.00'],
    ['0.05', '0.30', '1.40', '1.80', '2.00', '2.10', '2.10'],
    ['0.05', '0.30', '1.60', '2.00', '2.20', '2.30', '2.30'],
  ],
  CAD: [
    '50',
    ['0.01', '0.05', '0.60', '0.80', '0.90', '1.00', '1.00'],
    ['0.01', '0.05', '0.70', '0.90', '1.00', '1.10', '1.10'],
    ['0.01', '0.05', '0.80', '1.00', '1.10', '1.20', '1.20'],
  ],
  CHF: [
    '50',
    ['0.01', '0.01', '0.01', '0.01', '0.01', '0.01', ''],
    ['0.01', '0.01', '0.01', '0.01', '0.01', '0.01', ''],
    ['0.01', '0.01', '0.01', '0.01', '0.05', '0.05', ''],
  ],
  SGD: [
    '50',
    ['0.01', '0.05', '0.30', '0.40', '0.50', '0.60', ''],
    ['0.01', '0.05', '0.40', '0.50', '0.60', '0.70', ''],
    ['0.01', '0.05', '0.50', '0.60', '0.70', '0.80', ''],
  ],
};

/** Key, kind, term, home, LPR term, names, then for each version [rate, points over the LPR]. */
const LOAN_VERSIONS = ['2026-11-20', '2026-06-22', '2025-12-22'];
const LOANS = [
  [
    'mortgage-first',
    'MORTGAGE',
    '5Y+',
    'FIRST',
    '5Y',
    '首套个人住房贷款',
    'First-home mortgage',
    ['3.05', -45],
    ['3.10', -40],
    ['3.20', -30],
  ],
  [
    'mortgage-second',
    'MORTGAGE',
    '5Y+',
    'SECOND',
    '5Y',
    '二套个人住房贷款',
    'Second-home mortgage',
    ['3.25', -25],
    ['3.30', -20],
    ['3.40', -10],
  ],
  [
    'consumer-1y',
    'CONSUMER',
    '1Y',
    '',
    '1Y',
    '曜享消费贷 1 年期（起）',
    'Consumer loan, 1 year, from',
    ['3.20', 20],
    ['3.30', 30],
    ['3.40', 40],
  ],
  [
    'consumer-3y',
    'CONSUMER',
    '3Y',
    '',
    '1Y',
    '曜享消费贷 1–3 年期（起）',
    'Consumer loan, over 1 to 3 years, from',
    ['3.45', 45],
    ['3.55', 55],
    ['3.60', 60],
  ],
  [
    'business-1y',
    'BUSINESS',
    '1Y',
    '',
    '1Y',
    '经营快贷 1 年期（起）',
    'Business loan, 1 year, from',
    ['3.10', 10],
    ['3.20', 20],
    ['3.30', 30],
  ],
  [
    'business-5y',
    'BUSINESS',
    '5Y-',
    '',
    '1Y',
    '经营快贷 抵押 1–5 年期（起）',
    'Business loan, secured, over 1 to 5 years, from',
    ['3.15', 15],
    ['3.25', 25],
    ['3.35', 35],
  ],
  [
    'business-10y',
    'BUSINESS',
    '10Y',
    '',
    '5Y',
    '经营快贷 抵押 5–10 年期（起）',
    'Business loan, secured, over 5 to 10 years, from',
    ['3.35', -15],
    ['3.40', -10],
    ['3.50', 0],
  ],
];
const FUND_VERSIONS = ['2025-05-08', '2024-05-18', '2022-10-01'];
const FUND_LOANS = [
  [
    'fund-first-5y',
    '5Y+',
    'FIRST',
    '公积金贷款 首套 5 年以上',
    'Housing provident fund loan, first home, over 5 years',
    '2.60',
    '2.85',
    '3.10',
  ],
  [
    'fund-first-short',
    '5Y-',
    'FIRST',
    '公积金贷款 首套 5 年及以下',
    'Housing provident fund loan, first home, 5 years or less',
    '2.10',
    '2.35',
    '2.60',
  ],
  [
    'fund-second-5y',
    '5Y+',
    'SECOND',
    '公积金贷款 二套 5 年以上',
    'Housing provident fund loan, second home, over 5 years',
    '3.075',
    '3.325',
    '3.575',
  ],
  [
    'fund-second-short',
    '5Y-',
    'SECOND',
    '公积金贷款 二套 5 年及以下',
    'Housing provident fund loan, second home, 5 years or less',
    '2.525',
    '2.775',
    '3.025',
  ],
];

/** The first month of each LPR; it stays until the next line. */
const LPR_CHANGES = [
  ['2019-08', '4.25', '4.85'],
  ['2019-09', '4.20', '4.85'],
  ['2019-11', '4.15', '4.80'],
  ['2020-02', '4.05', '4.75'],
  ['2020-04', '3.85', '4.65'],
  ['2021-12', '3.80', '4.65'],
  ['2022-01', '3.70', '4.60'],
  ['2022-05', '3.70', '4.45'],
  ['2022-08', '3.65', '4.30'],
  ['2023-06', '3.55', '4.20'],
  ['2023-08', '3.45', '4.20'],
  ['2024-02', '3.45', '3.95'],
  ['2024-07', '3.35', '3.85'],
  ['2024-10', '3.10', '3.60'],
  ['2025-05', '3.00', '3.50'],
];
const LPR_LAST = '2026-11';
/** The 20th, or the next working day; these months moved for a public holiday or worked on a Saturday. */
const LPR_DAYS = { '2021-02': '2021-02-20', '2026-02': '2026-02-24' };

write(
  'deposit-rates.csv',
  'key,sort,currency,kind,termCode,minAmount,stepAmount,rate,effectiveDate,zh.termName,en.termName',
  [
    ...CNY.flatMap(([kind, term, min, ...rates], line) =>
      rates.map((rate, version) => depositRow('CNY', kind, term, min, rate, CNY_VERSIONS[version], line + 1)),
    ),
    ...Object.entries(FOREIGN).flatMap(([currency, [min, ...versions]], place) =>
      FOREIGN_TERMS.flatMap((term, index) =>
        versions.flatMap((rates, version) =>
          rates[index] === ''
            ? []
            : [
                depositRow(
                  currency,
                  kindOf(term),
                  term,
                  min,
                  rates[index],
                  FOREIGN_VERSIONS[version],
                  100 + place * 10 + index,
                ),
              ],
        ),
      ),
    ),
  ],
);
write(
  'loan-rates.csv',
  'key,sort,kind,termCode,home,rate,basisPoints,lprTerm,effectiveDate,zh.termName,en.termName',
  [
    ...lprMonths().flatMap(([day, oneYear, fiveYears]) => [
      [
        `lpr-1y-${compact(day)}`,
        1,
        'LPR',
        '1Y',
        '',
        oneYear,
        '',
        '',
        day,
        '贷款市场报价利率 LPR 1 年期',
        '1-year LPR',
      ],
      [
        `lpr-5y-${compact(day)}`,
        2,
        'LPR',
        '5Y',
        '',
        fiveYears,
        '',
        '',
        day,
        'LPR 5 年期以上',
        'LPR, over 5 years',
      ],
    ]),
    ...FUND_LOANS.flatMap(([key, term, home, zh, en, ...rates], line) =>
      rates.map((rate, version) => {
        const day = FUND_VERSIONS[version];
        return [`${key}-${compact(day)}`, line + 3, 'FUND_LOAN', term, home, rate, '', '', day, zh, en];
      }),
    ),
    ...LOANS.flatMap(([key, kind, term, home, lprTerm, zh, en, ...versions], line) =>
      versions.map(([rate, points], version) => {
        const day = LOAN_VERSIONS[version];
        return [
          `${String(key)}-${compact(day)}`,
          line + 7,
          kind,
          term,
          home,
          rate,
          points,
          lprTerm,
          day,
          zh,
          en,
        ];
      }),
    ),
  ],
);

function kindOf(term) {
  if (term === '0') return 'DEMAND';
  return term === '7D' ? 'CALL7' : 'FIXED';
}

function depositRow(currency, kind, term, min, rate, day, sort) {
  const key = [currency, kind, term, compact(day)].join('-').toLowerCase().replaceAll('_', '-');
  const step = kind === 'LARGE_CD' ? LARGE_CD_STEP : '';
  return [key, sort, currency, kind, term, min, step, rate, day, ...TERMS[term]];
}

function lprMonths() {
  const rows = [];
  let [oneYear, fiveYears] = ['', ''];
  for (let month = LPR_CHANGES[0][0]; month <= LPR_LAST; month = following(month)) {
    const change = LPR_CHANGES.find(([from]) => from === month);
    if (change) [, oneYear, fiveYears] = change;
    rows.push([LPR_DAYS[month] ?? workingDay(month), oneYear, fiveYears]);
  }
  return rows.reverse();
}

function following(month) {
  const [year, number] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

function workingDay(month) {
  const weekday = new Date(`${month}-20T00:00:00Z`).getUTCDay();
  return `${month}-${20 + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0)}`;
}

function compact(day) {
  return day.replaceAll('-', '');
}

function write(name, header, rows) {
  const lines = rows.map((row) => row.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(','));
  writeFileSync(new URL(name, import.meta.url), `${[header, ...lines].join('\n')}\n`);
}
