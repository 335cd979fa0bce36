import { addDays, navList, type Client, type WealthDetail } from '@bank/contract';
import { buildHistory, type History } from '../../../../parts/charts/history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../../parts/charts/history/history-address.ts';
import { rangeOf, rangeStart } from '../../../../parts/charts/history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../../parts/charts/history/history-rows.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { ACCUMULATED, USUAL_RANGE } from './detail-parameters.ts';

/** The day before a range is asked for too, for the change of its first day; holidays are no longer than this. */
const DAYS_BEFORE = 14;

export interface NavHistoryData {
  history: History;
  table: HistoryRows;
}

/** Only the range on show is asked for: it ends with the newest NAV day of the product. */
export async function loadNavHistory(
  client: Client,
  { prodCode, navDate }: WealthDetail,
  query: PageQuery,
  signal: AbortSignal | undefined,
): Promise<NavHistoryData> {
  const range = rangeOf(query[HISTORY_PARAMETERS.range], USUAL_RANGE);
  const from = navDate === undefined ? undefined : rangeStart(range, navDate);
  const asked = { prodCode, ...(from !== undefined && { startDate: addDays(from, -DAYS_BEFORE) }) };
  const points = navDate === undefined ? [] : await client.call(navList, asked, signal);
  const days = points.map(({ navDate: date, unitNav, accNav, dayRate }) => ({
    date,
    unitNav,
    accNav,
    dayRate,
  }));
  const field = query['nav'] === ACCUMULATED ? 'accNav' : 'unitNav';
  const line = { id: field, points: days.map((day) => ({ date: day.date, value: day[field] })) };
  return {
    history: buildHistory({ lines: [line], range }),
    table: historyRows({
      points: days,
      fields: ['unitNav', 'accNav', 'dayRate'],
      from,
      page: Number(query[HISTORY_PARAMETERS.page] ?? 1),
      order: query[HISTORY_PARAMETERS.order],
    }),
  };
}
