/*
 * Writes the demo fund zone: funds.json, fund-profiles.json, fund-managers.json, fund-company.json, fund-nav.csv and
 * index-level.csv. Everything is drawn from fixed seeds, so the same files come out every time; the funds of
 * home-funds.mjs pass through the figures that the design shows.
 *
 *   node content/funds/make-funds.mjs
 */
import { writeFileSync } from 'node:fs';
import { FOLLOWED, KINDS } from './demo-kinds.mjs';
import { DAYS, DAILY_FROM, NAV_DATE, indices, randomOf } from './demo-market.mjs';
import { COMPANIES, SUBJECTS } from './demo-names.mjs';
import { HOME_FUNDS } from './home-funds.mjs';
import { managersOf } from './demo-managers.mjs';
import { incomePath, navPath } from './demo-paths.mjs';
import { profileOf } from './demo-profiles.mjs';
import { nextBusinessDay, plusDays } from '../wealth/business-days.mjs';

const random = randomOf(20260930);

function drawFunds() {
  const codes = new Set(HOME_FUNDS.map(({ code }) => code));
  const names = new Set(HOME_FUNDS.map(({ name }) => name[0]));
  const funds = HOME_FUNDS.map((fund) => ({ ...fund, index: followed(fund) }));
  for (const [type, kind] of Object.entries(KINDS)) {
    let left = kind.count - HOME_FUNDS.filter((fund) => fund.type === type).length;
    while (left > 0) {
      const company = random.pick(COMPANIES);
      const subject = random.pick(SUBJECTS[type]);
      const share = shareClass(type);
      const zh = `${company.short.zh}${subject.zh}${kind.zh}${kind.zh.endsWith('）') ? '' : ' '}${share}`;
      if (names.has(zh)) continue;
      const code = newCode(codes);
      names.add(zh);
      codes.add(code);
      const fund = {
        code,
        name: [zh, `${company.short.en} ${subject.en} ${kind.en} ${share}`.replace(/ {2,}/g, ' ')],
        type,
        company: company.code,
        risk: random.pick(kind.risk),
        themes: subject.themes,
        min: random.pick(['1', '10', '10', '10', '100']),
        setup: setupDay(),
        share,
        status: '0',
        until: NAV_DATE,
      };
      funds.push({ ...fund, index: followed(fund) });
      left -= 1;
    }
  }
  return withStatuses(funds);
}

const followed = ({ name, type }) =>
  FOLLOWED.find(([pattern]) => (type === '04' || type === '06') && pattern.test(name[0]))?.[1];

function shareClass(type) {
  if (type === '05') return random.pick(['A', 'B']);
  return random.pick(type === '07' ? ['A', 'C', 'Y'] : ['A', 'A', 'C']);
}

function newCode(codes) {
  for (;;) {
    const code = String(Math.floor(random.between(1_000, 24_000))).padStart(6, '0');
    if (!codes.has(code)) return code;
  }
}

/** A good third is older than the daily histories, the rest is spread over the years since. */
function setupDay() {
  const [from, to] = random.next() < 0.36 ? ['2019-07-05', '2021-11-12'] : [DAILY_FROM, '2026-08-28'];
  const span = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return nextBusinessDay(plusDays(from, Math.floor(random.next() * span)));
}

/** Most are open; a few are being raised, suspended or have ended. */
function withStatuses(funds) {
  const drawn = funds.slice(HOME_FUNDS.length).filter(({ type }) => type !== '05');
  const chosen = (count) =>
    Array.from({ length: count }, () => drawn.splice(Math.floor(random.next() * drawn.length), 1)[0]);
  for (const fund of chosen(4)) Object.assign(fund, { status: '1', setup: undefined });
  for (const fund of chosen(14)) fund.status = '2';
  for (const fund of chosen(2)) fund.status = '3';
  for (const fund of chosen(3)) fund.status = '4';
  for (const fund of chosen(2))
    Object.assign(fund, { status: '5', until: '2026-05-29', setup: '2022-03-15' });
  return funds;
}

const SALE = { 0: ['1', '1'], 1: ['1', '0'], 2: ['0', '1'], 3: ['1', '0'], 4: ['0', '0'], 5: ['0', '0'] };

/** Share classes without a fee at purchase pay for the service by the day instead. */
const buysFree = ({ type, share }) => type === '05' || share === 'C';

function toRecord(fund, sort) {
  const { code, name, type, risk, themes, company, min, status } = fund;
  const [purchasable, redeemable] = SALE[status];
  const first = KINDS[type].fees.purchase[0];
  const rate = buysFree(fund) ? '0.00' : first;
  return {
    key: code,
    sort,
    fundCode: code,
    fundType: type,
    riskLevel: risk,
    status,
    themes,
    companyCode: company,
    minAmount: min,
    buyRate: rate,
    ...(Number(rate) > 0 && { discountRate: (Number(rate) / 10).toFixed(2) }),
    purchasable,
    redeemable,
    zh: { fundName: name[0] },
    en: { fundName: name[1] },
  };
}

const funds = drawFunds().map((fund) => ({ ...fund, isFree: buysFree(fund) }));
for (const fund of funds) {
  fund.path =
    fund.setup === undefined
      ? { rows: [], dividends: [] }
      : fund.type === '05'
        ? incomePath(fund)
        : navPath(fund);
}
const managers = managersOf(funds);

const folder = new URL('./', import.meta.url);
/** One record a line: a change of one fund is a change of one line. */
const writeRecords = (name, records) =>
  writeFileSync(
    new URL(name, folder),
    `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`,
  );
writeRecords(
  'funds.json',
  funds.map((fund, index) => toRecord(fund, index + 1)),
);
writeRecords(
  'fund-profiles.json',
  funds.map((fund) => profileOf(fund, funds)),
);
writeRecords('fund-managers.json', managers);
writeRecords(
  'fund-company.json',
  COMPANIES.map(({ code, zh, en, initial }, index) => ({
    key: code,
    sort: index + 1,
    companyCode: code,
    initial,
    zh: { companyName: zh },
    en: { companyName: en },
  })),
);
const rows = funds.flatMap(({ code, path }) => path.rows.map((row) => `${code},${row}`));
writeFileSync(
  new URL('fund-nav.csv', folder),
  `key,date,unitNav,accNav,tenThousandIncome\n${rows.join('\n')}\n`,
);
const levels = Object.entries(indices).flatMap(([code, { close }]) =>
  DAYS.map((day, index) => `${code},${day},${close[index]}`),
);
writeFileSync(new URL('index-level.csv', folder), `key,date,close\n${levels.join('\n')}\n`);
