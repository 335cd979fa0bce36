import { HISTORY_PARAMETERS } from '../../../../parts/charts/history/history-address.ts';
import { orderParameter } from '../../../../parts/charts/history/history-order.ts';
import { rangeParameter, type HistoryRange } from '../../../../parts/charts/history/history-range.ts';
import { codeParameter, pageParameter } from '../../../../base/page/query-parameters.ts';

export const SHARE_RANGES: readonly HistoryRange[] = ['1Y', '3Y', 'ALL'];
export const USUAL_RANGE: HistoryRange = 'ALL';

/** What an address may say of the share's history. */
export const shareParameters = {
  [HISTORY_PARAMETERS.range]: rangeParameter(SHARE_RANGES, USUAL_RANGE),
  [HISTORY_PARAMETERS.view]: codeParameter(['table']),
  [HISTORY_PARAMETERS.page]: pageParameter,
  [HISTORY_PARAMETERS.order]: orderParameter,
};
