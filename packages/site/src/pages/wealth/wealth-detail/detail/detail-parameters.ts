import { HISTORY_PARAMETERS } from '../../../../parts/charts/history/history-address.ts';
import { orderParameter } from '../../../../parts/charts/history/history-order.ts';
import { rangeParameter, type HistoryRange } from '../../../../parts/charts/history/history-range.ts';
import { codeParameter, pageParameter, type QueryParameter } from '../../../../base/page/query-parameters.ts';

/** WLTH-4. */
export const NAV_RANGES = ['1M', '3M', '6M', '1Y', 'ALL'] as const satisfies readonly HistoryRange[];
export const USUAL_RANGE = '1Y';
/** Absent shows the unit NAV. */
export const ACCUMULATED = 'acc';

/** A figure as it was typed; what is wrong with it, the form says. */
const typed: QueryParameter = (value) => value.trim().slice(0, 24) || undefined;

export const ESTIMATE_FIELDS = ['amount', 'rate', 'days'] as const;

/** What the page of one product understands beside `prodCode`. */
export const detailParameters = {
  nav: codeParameter([ACCUMULATED]),
  [HISTORY_PARAMETERS.range]: rangeParameter(NAV_RANGES, USUAL_RANGE),
  [HISTORY_PARAMETERS.view]: codeParameter(['table']),
  [HISTORY_PARAMETERS.page]: pageParameter,
  [HISTORY_PARAMETERS.order]: orderParameter,
  amount: typed,
  rate: typed,
  days: typed,
} as const;
