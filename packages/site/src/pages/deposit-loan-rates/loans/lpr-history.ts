import type { LoanRate } from '@bank/contract';
import { buildHistory, type History } from '../../../history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../history/history-address.ts';
import { rangeOf, rangeStart, type HistoryRange } from '../../../history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../history/history-rows.ts';
import type { PageQuery } from '../../../routing/page-module.ts';

export const LPR_RANGES = ['1Y', '3Y', '5Y', 'ALL'] as const satisfies readonly HistoryRange[];
export const LPR_USUAL_RANGE = 'ALL';
export const LPR_LINES = ['1Y', '5Y'] as const;

export interface LprHistory {
  history: History;
  table: HistoryRows;
}

type Month = { date: string } & Record<(typeof LPR_LINES)[number], string>;

/** Both LPRs as steps, cut to the range of the address. `rates` come newest first. */
export function loadLprHistory(rates: readonly LoanRate[], query: PageQuery): LprHistory {
  const months = toMonths(rates);
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
    }),
  };
}

/** One line for each day of publication, oldest first; '' where a term was not published. */
export function toMonths(rates: readonly LoanRate[]): Month[] {
  const months = new Map<string, Month>();
  for (const { effectiveDate, termCode, rate } of rates) {
    const month = months.get(effectiveDate) ?? { date: effectiveDate, '1Y': '', '5Y': '' };
    if (termCode === '1Y' || termCode === '5Y') month[termCode] = rate;
    months.set(effectiveDate, month);
  }
  return [...months.values()].toReversed();
}
