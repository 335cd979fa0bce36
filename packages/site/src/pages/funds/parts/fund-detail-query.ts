import type { Fund } from '@bank/contract';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { orderParameter } from '../../../parts/charts/history/history-order.ts';
import { rangeOf, rangeParameter, type HistoryRange } from '../../../parts/charts/history/history-range.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import {
  codeParameter,
  columnParameter,
  pageParameter,
  typedParameter,
} from '../../../base/page/query-parameters.ts';

export const TABS = [
  'performance',
  'holdings',
  'managers',
  'dividends',
  'fees',
  'indices',
  'sellers',
  'notices',
] as const;
export type Tab = (typeof TABS)[number];

export const RANGES = ['1M', '3M', '6M', '1Y', '3Y', 'ALL'] as const satisfies readonly HistoryRange[];
export const USUAL_RANGE = '1Y';

/** What the chart can show; the first of a kind of fund is the bare address. */
const NAV_FIGURES = ['return', 'nav', 'acc'] as const;
const MONEY_FIGURES = ['yield', 'income'] as const;
export type FigureCode = (typeof NAV_FIGURES)[number] | (typeof MONEY_FIGURES)[number];

const code = /^\d{6}$/;

/** Yuan of a purchase whose fee is asked for. */
export const PURCHASE_FIELD = 'sum';
/** Yuan a month, day of the month and how many months of a plan that is reckoned back. */
export const PLAN_FIELDS = ['monthly', 'day', 'months'] as const;

export const detailParameters = {
  fundCode: (value: string) => (code.test(value) ? value : undefined),
  column: columnParameter,
  tab: codeParameter(TABS.slice(1)),
  figure: codeParameter([...NAV_FIGURES.slice(1), ...MONEY_FIGURES.slice(1)]),
  [HISTORY_PARAMETERS.range]: rangeParameter(RANGES, USUAL_RANGE),
  [HISTORY_PARAMETERS.view]: codeParameter(['table']),
  [HISTORY_PARAMETERS.page]: pageParameter,
  [HISTORY_PARAMETERS.order]: orderParameter,
  ...Object.fromEntries(
    [PURCHASE_FIELD, ...PLAN_FIELDS].map((field) => [
      field,
      Object.assign((value: string) => typedParameter(value) ?? '', { keepsEmpty: true as const }),
    ]),
  ),
};

/** A visitor's own sum: answered, and kept by no cache (docs/decisions/0014). */
export const isOwnSum = (query: PageQuery) =>
  [PURCHASE_FIELD, ...PLAN_FIELDS].some((field) => query[field] !== undefined);

export const tabOf = (query: PageQuery) => (query['tab'] ?? TABS[0]) as Tab;

export function figuresFor(isMoney: boolean): readonly FigureCode[] {
  return isMoney ? MONEY_FIGURES : NAV_FIGURES;
}

/** A figure that this kind of fund does not have falls back to its usual one. */
export function figureOf(query: PageQuery, isMoney: boolean): FigureCode {
  const [usual = 'return', ...others] = figuresFor(isMoney);
  return others.find((figure) => figure === query['figure']) ?? usual;
}

const WINDOWS: Partial<Record<HistoryRange, keyof Required<Fund['returns']>>> = {
  '1M': 'M1',
  '3M': 'M3',
  '6M': 'M6',
  '1Y': 'Y1',
  '3Y': 'Y3',
};

export const shownRange = (query: PageQuery) => rangeOf(query[HISTORY_PARAMETERS.range], USUAL_RANGE);

/** The window of the calls that is as long as a range of the chart. */
export const windowOfRange = (range: HistoryRange) => WINDOWS[range] ?? 'ALL';
