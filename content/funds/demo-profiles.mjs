/* What only the page of a demo fund shows: terms, fees, holdings and reports that fit its type and its path. */
import { LEGAL, TERMS, holdingInEnglish, inEnglish } from './demo-english.mjs';
import { INDEX_NAMES, KINDS, WORDS } from './demo-kinds.mjs';
import { BONDS, COMPANIES, STOCKS } from './demo-names.mjs';
import { randomOf } from './demo-market.mjs';
import { nextBusinessDay, plusDays } from '../wealth/business-days.mjs';

const REPORT_DAY = '2026-09-30';
const DAY_MS = 86_400_000;
const HALF_YEARS = ['2023-12-31', '2024-06-30', '2024-12-31', '2025-06-30', '2025-12-31', '2026-06-30'];
const CUSTODIANS = ['北曜银行', '北曜银行', '川汇银行', '临港银行', '中垣银行'];
/** The first day of issue of the funds that are being raised. */
const RAISING_FROM = '2026-11-09';

export function profileOf(fund, funds) {
  const random = randomOf(Number(fund.code) * 17 + 3);
  const kind = KINDS[fund.type];
  const company = COMPANIES.find(({ code }) => code === fund.company);
  const subject = fund.name[0].slice(company.short.zh.length).replace(/ ?[ABCY]$/, '');
  const scale = scaleOf(fund, kind, random);
  const reportDay = hasEnded(fund) ? fund.until : REPORT_DAY;
  const held = allocationOf(fund, kind, random);
  const parts = partsOf(fund, kind);
  const isRaising = fund.setup === undefined;
  const setup = fund.setup ?? nextBusinessDay('2026-12-23');
  const words = {
    subType: fund.sub ?? random.pick(kind.sub),
    custodian: random.pick(CUSTODIANS),
    dividendPolicy:
      fund.type === '05'
        ? '每日分配，按日支付，收益自动转为基金份额。'
        : '在符合分红条件的前提下，每年收益分配次数最多 6 次；可选择现金分红或红利再投资，未选择的为现金分红。',
    buyConfirm: fund.type === '06' ? 'T+2 交易日' : 'T+1 交易日',
    redeemArrival: `T+${kind.arrival} 交易日`,
  };
  const issue = issueOf(setup, isRaising, random);
  const holdings = isRaising ? [] : holdingsOf(fund, funds, { scale, held, reportDay, random });
  const benchmarkIn = (nameOf) =>
    parts
      .map(({ name, weight }) => (weight === '100' ? nameOf(name) : `${nameOf(name)} × ${weight}%`))
      .join(' + ');
  return {
    key: fund.code,
    fundCode: fund.code,
    setupDate: setup,
    scale: scale.toFixed(2),
    scaleDate: reportDay,
    benchmarkParts: parts.map(({ name: _name, ...part }) => part),
    ...(fund.status === '0' && { planMinAmount: fund.min }),
    ...(!isRaising && { allocationDate: reportDay }),
    issue,
    fees: feesOf(fund, kind),
    dividends: fund.path.dividends,
    indices: isRaising || fund.type === '05' ? [] : indicesOf(fund, scale),
    zh: {
      fullName: fullName(company.short.zh, subject, fund),
      benchmark: benchmarkIn((name) => name),
      strategy: WORDS[fund.type][0],
      scopeText: WORDS[fund.type][1],
      ...words,
      ...(!isRaising && { allocation: held }),
      holdings,
    },
    en: {
      fullName: `${fund.name[1].replace(/ (Bond|Equity|Balanced|QDII|FOF|Money Market)?(?: ?QDII)? ?[ABCY]$/, '')} ${LEGAL[fund.type]}, Class ${fund.share}`,
      benchmark: benchmarkIn(inEnglish),
      strategy: TERMS[fund.type][0],
      scopeText: TERMS[fund.type][1],
      ...Object.fromEntries(Object.entries(words).map(([field, text]) => [field, inEnglish(text)])),
      ...(!isRaising && { allocation: held.map((assets) => ({ ...assets, name: inEnglish(assets.name) })) }),
      holdings: holdings.map(({ stockName, ...one }) => ({
        ...one,
        stockName: funds.find(({ code }) => code === one.stockCode)?.name[1] ?? holdingInEnglish(stockName),
      })),
    },
  };
}

const hasEnded = ({ status }) => status === '5';

/** Yuan of net assets. A fund that ended had less than the 50 million below which its contract ends. */
function scaleOf(fund, { scale: [least, most] }, random) {
  if (fund.setup === undefined) return 0;
  if (fund.scale !== undefined) return Number(fund.scale);
  const drawn = random.between(least, most);
  return hasEnded(fund) ? 3e7 + (1.8e7 * (drawn - least)) / (most - least) : drawn * 1e8;
}

function fullName(short, subject, { type, share }) {
  const plain = subject.replace(/（QDII）|（FOF）|混合$|股票$|债券$|货币$/g, '');
  const legal = KINDS[type].legal;
  const name = `${short}${plain}${type === '04' ? legal.replace('指数', '') : legal}`.replaceAll(' ', '');
  return `${name} ${share} 类`;
}

function partsOf({ index }, { benchmark }) {
  return benchmark.map(([code, weight], place) => {
    const own = place === 0 ? (index ?? code) : code;
    const rate = own.startsWith('RATE ') ? { yearRate: own.slice(5) } : { index: own };
    return { name: INDEX_NAMES[own], weight: String(weight), ...rate };
  });
}

const ASSETS = [{ name: '股票', kind: 'STOCK' }, { name: '债券', kind: 'BOND' }, { name: '现金' }];
/** Funds of bonds and of the money market borrow against what they hold; the others own no more than their net assets. */
const BORROWING = ['03', '05'];
const FUNDS_OF_FUNDS = ['07', '08'];

function allocationOf(fund, kind, random) {
  const [stocks, bonds, cash] =
    fund.stocks ??
    [kind.held.stocks, kind.held.bonds, kind.held.cash].map(
      ([low, high]) => Math.round(random.between(low, high) * 10) / 10,
    );
  const rest = Math.round((100 - stocks - bonds - cash) * 10) / 10;
  const over = BORROWING.includes(fund.type) ? 0 : Math.max(0, -rest);
  const lessBonds = Math.min(bonds, over);
  const shares = [stocks, bonds - lessBonds, cash - (over - lessBonds), rest];
  const last = FUNDS_OF_FUNDS.includes(fund.type) ? { name: '基金', kind: 'FUND' } : { name: '其他' };
  return [...ASSETS, last]
    .map((assets, index) => ({ ...assets, share: shares[index].toFixed(1) }))
    .filter(({ share }) => Number(share) > 0)
    .sort((a, b) => Number(b.share) - Number(a.share));
}

function issueOf(setup, isRaising, random) {
  const raiseStart = isRaising ? RAISING_FROM : nextBusinessDay(plusDays(setup, -26));
  const raiseEnd = isRaising ? '2026-12-18' : nextBusinessDay(plusDays(setup, -7));
  const raised = (random.between(2.2, 38) * 1e8).toFixed(2);
  return { raiseStart, raiseEnd, raiseAmount: isRaising ? '' : raised, unitPrice: '1.0000' };
}

const AMOUNTS = [undefined, '1000000', '3000000', '5000000'];

function feesOf({ isFree, type }, { fees }) {
  const tiers = [];
  if (isFree) tiers.push({ feeType: 'PURCHASE', rate: '0.00' });
  else {
    for (const [index, rate] of fees.purchase.entries()) {
      const from = AMOUNTS[index];
      tiers.push({
        feeType: 'PURCHASE',
        ...(from !== undefined && { minAmount: from }),
        maxAmount: AMOUNTS[index + 1],
        rate,
        discountRate: (Number(rate) / 10).toFixed(2),
      });
    }
    tiers.push({ feeType: 'PURCHASE', minAmount: AMOUNTS[3], rate: '1000.00', unit: 'YUAN' });
  }
  const redeem =
    isFree && type !== '05'
      ? [
          [0, 7, '1.50'],
          [7, 30, '0.50'],
          [30, undefined, '0.00'],
        ]
      : fees.redeem;
  for (const [minDays, maxDays, rate] of redeem)
    tiers.push({ feeType: 'REDEEM', minDays, ...(maxDays !== undefined && { maxDays }), rate });
  if (redeem.length === 0) tiers.push({ feeType: 'REDEEM', rate: '0.00' });
  tiers.push({ feeType: 'MANAGE', rate: fees.manage }, { feeType: 'CUSTODY', rate: fees.custody });
  if (isFree) tiers.push({ feeType: 'SERVICE', rate: fees.service });
  return tiers;
}

const TEN = 10;

function holdingsOf(fund, funds, { scale, held, reportDay, random }) {
  const [source, kind] = {
    '03': [BONDS, 'BOND'],
    '05': [BONDS, 'BOND'],
    '07': [
      funds
        .filter(({ type, setup }) => setup !== undefined && ['01', '02', '03', '04'].includes(type))
        .map(({ name, code }) => ({ name: name[0], code })),
      'FUND',
    ],
    '08': [[{ name: '黄金 ETF', code: '518xxx' }], 'FUND'],
  }[fund.type] ?? [STOCKS, 'STOCK'];
  const whole = Number(held.find((assets) => assets.kind === kind)?.share ?? 0);
  const first = fund.code === '007735' ? 0 : Math.floor(random.next() * source.length);
  const count = Math.min(TEN, source.length);
  const top = fund.top ?? drawnRatios(whole, count, random);
  return top.slice(0, count).map((ratio, index) => {
    const one = source[(first + index * (fund.code === '007735' ? 1 : 5)) % source.length];
    const amount = (scale * ratio) / 100;
    const price =
      kind === 'STOCK'
        ? random.between(8, 240)
        : kind === 'BOND'
          ? random.between(99, 104)
          : random.between(1, 2.2);
    const isNew = random.next() < 0.18;
    return {
      stockCode: one.code,
      stockName: one.name,
      kind,
      ratio: ratio.toFixed(2),
      amount: amount.toFixed(2),
      shares: String(Math.round(amount / price)),
      ...(!isNew && { changeRatio: (random.gaussian() * 0.6).toFixed(2).replace(/^-0\.00$/, '0.00') }),
      reportDate: reportDay,
    };
  });
}

/** Falling shares that together make a part of what the fund holds in such assets. */
function drawnRatios(whole, count, random) {
  if (count === 1) {
    // The weight of a single holding is drawn all the same: the draws after it stay what they were.
    random.next();
    return [whole];
  }
  const part = whole * random.between(0.4, 0.58);
  const weights = Array.from(
    { length: count },
    (_, index) => (count - index * 0.55) * random.between(0.9, 1.1),
  ).sort((a, b) => b - a);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.min(9.98, Math.round(((part * weight) / sum) * 100) / 100));
}

/** Units of an ended fund as a multiple of those at its end: holders left until ninety days before it, then it was small. */
const unitsBefore = (daysLeft) => 1 + Math.max(0, daysLeft - 90) / 60;

/** Net assets grow and shrink with the fund; what was earned follows from its NAVs. */
function indicesOf(fund, scale) {
  const { setup, until, path } = fund;
  const at = (day) => path.days.findLastIndex((known) => known <= day);
  const end = path.levels[at(REPORT_DAY)] ?? path.levels.at(-1);
  return HALF_YEARS.filter((day) => day > plusDays(setup, 60) && day <= until)
    .map((reportDate) => {
      const level = path.levels[at(reportDate)];
      const before = path.levels[Math.max(0, at(plusDays(reportDate, -183)))];
      const units = hasEnded(fund) ? unitsBefore((Date.parse(until) - Date.parse(reportDate)) / DAY_MS) : 1;
      const netAsset = scale * units * Math.exp((level - end) * 1.4);
      return {
        reportDate,
        netAsset: netAsset.toFixed(2),
        profit: (netAsset * (1 - Math.exp(before - level))).toFixed(2),
      };
    })
    .reverse();
}
