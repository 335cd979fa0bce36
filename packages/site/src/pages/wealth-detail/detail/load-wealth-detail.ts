import {
  COLUMNS,
  finInfoList,
  navList,
  wealthDetail,
  type Client,
  type FinInfoList,
  type WealthDetail,
} from '@bank/contract';
import { buildHistory, type History } from '../../../history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../history/history-address.ts';
import { rangeOf, rangeStart } from '../../../history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../history/history-rows.ts';
import type { PageQuery, PageRequest } from '../../../routing/page-module.ts';
import { ACCUMULATED, USUAL_RANGE } from './detail-parameters.ts';

const NOTICES_SHOWN = 5;
/** The day before a range is asked for too, for the change of its first day; holidays are no longer than this. */
const DAYS_BEFORE = 14;

export interface WealthDetailData {
  kind: 'DETAIL';
  product: WealthDetail;
  history: History;
  table: HistoryRows;
  notices: FinInfoList['list'];
}

export async function loadWealthDetail(
  { client, query, signal }: PageRequest,
  prodCode: string,
): Promise<WealthDetailData> {
  const asked = client.call(wealthDetail, { prodCode }, signal);
  const notices = client.call(
    finInfoList,
    { columnId: COLUMNS.wealthNotices, prodCode, pageSize: NOTICES_SHOWN },
    signal,
  );
  // Awaited below; without this a product that does not exist would leave it unhandled.
  notices.catch(() => undefined);
  const product = await asked;
  const nav = loadNav(client, product, query, signal);
  return { kind: 'DETAIL', product, ...(await nav), notices: (await notices).list };
}

/** Only the range on show is asked for: it ends with the newest NAV day of the product. */
async function loadNav(
  client: Client,
  { prodCode, navDate }: WealthDetail,
  query: PageQuery,
  signal: AbortSignal | undefined,
): Promise<Pick<WealthDetailData, 'history' | 'table'>> {
  const range = rangeOf(query[HISTORY_PARAMETERS.range], USUAL_RANGE);
  const from = navDate === undefined ? undefined : rangeStart(range, navDate);
  const asked = { prodCode, ...(from !== undefined && { startDate: daysBefore(from, DAYS_BEFORE) }) };
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
    }),
  };
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}
