import type { z } from 'zod';
import type { Fund } from '@bank/contract';
import type { FundListRequest } from '@bank/contract/schemas';
import { searchable } from '../wealth/wealth-index.ts';
import type { FundIndex, IndexedFund } from './fund-index.ts';

export type FundQuery = Omit<
  z.output<typeof FundListRequest>,
  'channel' | 'language' | 'webLan' | 'pageNum' | 'pageSize'
>;

/** The funds that fit a query, in its order; codes of a comparison keep the order in which they were given. */
export function findFunds(index: FundIndex, query: FundQuery): IndexedFund[] {
  const fitting = fits(query);
  if (query.fundCodes.length > 0)
    return [...new Set(query.fundCodes)].flatMap((code) => index.byCode.get(code) ?? []).filter(fitting);
  return sorted(index, query).filter(fitting);
}

/** Whether a fund can be bought now: querySellInfo lists these only. */
export function isOnSale({ fund }: IndexedFund): boolean {
  return fund.purchasable === '1' && (fund.status === '0' || fund.status === '1' || fund.status === '3');
}

/** 亿, in which the sizes of funds are thought of. */
const HUNDRED_MILLION = 100_000_000;

function fits(query: FundQuery): (entry: IndexedFund) => boolean {
  const words = searchable(query.keyword).split(/\s+/).filter(Boolean);
  const isIn = (wanted: readonly string[] | undefined, code: string) =>
    wanted === undefined || wanted.length === 0 || wanted.includes(code);
  const { fallAtMost, yearsAtLeast, sizeAtLeast } = query;
  return ({ fund, text }) =>
    (fallAtMost === undefined || -Number(fund.maxDrawdown ?? '-Infinity') <= fallAtMost) &&
    (yearsAtLeast === undefined || yearsOld(fund) >= yearsAtLeast) &&
    (sizeAtLeast === undefined || Number(fund.scale ?? '0') >= sizeAtLeast * HUNDRED_MILLION) &&
    isIn(query.fundTypes, fund.fundType) &&
    isIn(query.companyCodes, fund.companyCode) &&
    isIn(query.riskLevels, fund.riskLevel) &&
    isIn(query.status, fund.status) &&
    (query.themes.length === 0 || fund.themes.some((theme) => query.themes.includes(theme))) &&
    words.every((word) => text.includes(word));
}

/** Whole years between the day a fund was set up and its newest figures. */
function yearsOld({ setupDate, navDate }: Fund): number {
  if (setupDate === undefined || navDate === '') return 0;
  const years = Number(navDate.slice(0, 4)) - Number(setupDate.slice(0, 4));
  return navDate.slice(5) < setupDate.slice(5) ? years - 1 : years;
}

const known = new WeakMap<FundIndex, Map<string, readonly IndexedFund[]>>();

/** Orders are few and requests many: each is made once for a content version. */
function sorted(index: FundIndex, { sortField, sortOrder, window }: FundQuery): readonly IndexedFund[] {
  const name = `${sortField} ${sortOrder} ${sortField === 'RETURN' ? window : ''}`;
  let orders = known.get(index);
  if (orders === undefined) known.set(index, (orders = new Map()));
  const kept = orders.get(name);
  if (kept !== undefined) return kept;
  const valueOf = VALUES[sortField];
  const direction = sortOrder === 'ASC' ? 1 : -1;
  const made = index.inOrder
    .map((entry) => ({ entry, value: valueOf(entry.fund, window) }))
    .sort((a, b) => byValue(a.value, b.value, direction) || byCode(a.entry.fund, b.entry.fund))
    .map(({ entry }) => entry);
  orders.set(name, made);
  return made;
}

type Value = string | number | undefined;

/** What lacks the value stands last whichever the direction. */
function byValue(a: Value, b: Value, direction: 1 | -1): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -direction : direction;
}

const byCode = (a: Fund, b: Fund) => (a.fundCode < b.fundCode ? -1 : 1);
/** Decimals of a few digits order as the binary numbers nearest to them. */
const number = (decimal: string | undefined) =>
  decimal === undefined || decimal === '' ? undefined : Number(decimal);

const VALUES: Record<FundQuery['sortField'], (fund: Fund, window: FundQuery['window']) => Value> = {
  RETURN: ({ returns }, window) => number(returns[window]),
  UNIT_NAV: ({ unitNav }) => number(unitNav),
  ACC_NAV: ({ accNav }) => number(accNav),
  NAV_DATE: ({ navDate }) => navDate || undefined,
  DAY_RATE: ({ dayRate }) => number(dayRate),
  SEVEN_DAY_YIELD: ({ sevenDayYield }) => number(sevenDayYield),
  TEN_THOUSAND_INCOME: ({ tenThousandIncome }) => number(tenThousandIncome),
  BUY_RATE: ({ buyRate, discountRate }) => number(discountRate ?? buyRate),
  DRAWDOWN: ({ maxDrawdown }) => number(maxDrawdown),
  SHARPE: ({ sharpe }) => number(sharpe),
  SCALE: ({ scale }) => number(scale),
  // The day itself: an older fund has a smaller one.
  AGE: ({ setupDate }) => setupDate,
  CODE: ({ fundCode }) => fundCode,
};
