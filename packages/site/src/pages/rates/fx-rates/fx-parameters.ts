import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { orderParameter } from '../../../parts/charts/history/history-order.ts';
import { rangeParameter, type HistoryRange } from '../../../parts/charts/history/history-range.ts';
import { keywordParameter, pageParameter, type QueryParameter } from '../../../base/page/query-parameters.ts';
import { isCurrency, isForeign } from '../../../parts/currency/conversion.ts';

export const FX_RANGES = ['1W', '1M', '3M', '1Y', 'ALL'] as const satisfies readonly HistoryRange[];
export type FxRange = (typeof FX_RANGES)[number];
export const USUAL_RANGE = '1M';
export const USUAL_CURRENCY = 'USD';

const AMOUNT_LONGEST = 40;
const TIME_LONGEST = 10;
const CONVERTER = ['amount', 'of', 'from', 'to', 'by'] as const;

const but =
  (usual: string, accept: (value: string) => boolean): QueryParameter =>
  (value) =>
    value !== usual && accept(value) ? value : undefined;

/** What was sent is answered as it was, also when it was emptied: only an address without it stands for the usual sum. */
const typed = (accept: (value: string) => string | undefined): QueryParameter =>
  Object.assign(accept, { keepsEmpty: true } as const);

/** What is no currency is none: the page asks for one. */
const currencyBut = (usual: string) =>
  typed((value) => (value === usual ? undefined : isCurrency(value) ? value : ''));

/** Values that the bare address stands for are left out. */
export const fxParameters = {
  keyword: keywordParameter,
  currency: but(USUAL_CURRENCY, isForeign),
  [HISTORY_PARAMETERS.range]: rangeParameter(FX_RANGES, USUAL_RANGE),
  [HISTORY_PARAMETERS.view]: but('', (value) => value === 'table'),
  [HISTORY_PARAMETERS.page]: pageParameter,
  [HISTORY_PARAMETERS.order]: orderParameter,
  day: but(
    '',
    (value) =>
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value) && !Number.isNaN(Date.parse(value)),
  ),
  // As they were typed, so that a mistake can be shown where it was made.
  time: (value) => (value.trim() === '' ? undefined : value.trim().slice(0, TIME_LONGEST)),
  amount: typed((value) => value.trim().slice(0, AMOUNT_LONGEST)),
  of: but('', (value) => value === 'get'),
  from: currencyBut('USD'),
  to: currencyBut('CNY'),
  by: but('', (value) => value === 'cash'),
} satisfies Readonly<Record<string, QueryParameter>>;

/** A time of day as forms send it: `14:30`. */
export function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Whether the address holds a visitor's own sum: such a page is nobody else's. */
export function isOwnSum(query: Readonly<Record<string, string | undefined>>): boolean {
  return CONVERTER.some((name) => query[name] !== undefined);
}
