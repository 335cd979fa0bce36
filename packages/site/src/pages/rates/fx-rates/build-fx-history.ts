import type { FxPoint, FxRate } from '@bank/contract';
import { buildHistory, type History } from '../../../parts/charts/history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { rangeStart } from '../../../parts/charts/history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../parts/charts/history/history-rows.ts';
import { inShanghai } from '../../../base/format/moment.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import type { FxRange } from './fx-parameters.ts';

export interface FxHistory {
  history: History;
  table: HistoryRows;
  /** The chart ends with the current rate of this moment, which is no day's close yet. */
  live: string | undefined;
}

interface FxHistoryRequest {
  rate: FxRate | undefined;
  points: readonly FxPoint[];
  range: FxRange;
  isTable: boolean;
  query: PageQuery;
}

const TABLE_FIELDS = ['middleRate', 'spotBuy', 'cashBuy', 'spotSell', 'cashSell'] as const;

/** The closes of a currency as a line up to now, or as one page of a table. */
export function buildFxHistory({ rate, points, range, isTable, query }: FxHistoryRequest): FxHistory {
  const live = liveQuote(rate, points);
  return {
    history: buildHistory({ lines: [lineOf(points, live)], range }),
    table: tableOf(isTable ? points : [], range, query),
    live: live?.publishTime,
  };
}

/** Today's rate, while the day has no close in the history. */
function liveQuote(rate: FxRate | undefined, points: readonly FxPoint[]): FxRate | undefined {
  if (rate === undefined || rate.middleRate === '') return undefined;
  const newest = points.at(-1)?.date ?? '';
  return inShanghai(rate.publishTime).day > newest ? rate : undefined;
}

function lineOf(points: readonly FxPoint[], live: FxRate | undefined) {
  const closes = points.map(({ date, middleRate }) => ({ date, value: middleRate }));
  const today = live && { date: inShanghai(live.publishTime).day, value: live.middleRate };
  return { id: 'middleRate', points: today === undefined ? closes : [...closes, today] };
}

function tableOf(points: readonly FxPoint[], range: FxRange, query: PageQuery): HistoryRows {
  const last = points.at(-1)?.date;
  return historyRows({
    points,
    fields: TABLE_FIELDS,
    changeOf: 'middleRate',
    from: last === undefined ? undefined : rangeStart(range, last),
    page: Number(query[HISTORY_PARAMETERS.page] ?? 1),
    order: query[HISTORY_PARAMETERS.order],
  });
}
