import { buildHistory, type History } from '../../../../parts/charts/history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../../parts/charts/history/history-address.ts';
import { rangeOf, rangeStart } from '../../../../parts/charts/history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../../parts/charts/history/history-rows.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { LPR_LINES, LPR_USUAL_RANGE, type LprMonth } from './lpr-months.ts';

interface LprHistory {
  history: History;
  table: HistoryRows;
}

/** Both LPRs as steps, cut to the range of the address. */
export function lprHistory(months: readonly LprMonth[], query: PageQuery): LprHistory {
  const range = rangeOf(query[HISTORY_PARAMETERS.range], LPR_USUAL_RANGE);
  const last = months.at(-1)?.date;
  const lines = LPR_LINES.map((id) => ({
    id,
    shape: 'step' as const,
    points: months.map((month) => ({ date: month.date, value: month[id] })),
  }));
  return {
    history: buildHistory({ lines, range, change: 'BASIS_POINTS' }),
    table: historyRows({
      points: months,
      fields: LPR_LINES,
      from: last === undefined ? undefined : rangeStart(range, last),
      page: Number(query[HISTORY_PARAMETERS.page] ?? 1),
      order: query[HISTORY_PARAMETERS.order],
    }),
  };
}
