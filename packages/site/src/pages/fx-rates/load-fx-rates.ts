import {
  fxHistory,
  fxRates,
  type ForeignCurrency,
  type FxPoint,
  type FxRate,
  type FxRates,
} from '@bank/contract';
import { buildHistory, type History } from '../../history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../history/history-address.ts';
import { rangeOf, rangeStart } from '../../history/history-range.ts';
import { historyRows, type HistoryRows } from '../../history/history-rows.ts';
import type { PageQuery, PageRequest } from '../../routing/page-module.ts';
import { inShanghai } from '../../format/moment.ts';
import { isForeign } from './conversion.ts';
import { USUAL_CURRENCY, USUAL_RANGE, type FxRange } from './fx-parameters.ts';

export interface FxRatesData {
  fx: FxRates;
  currency: ForeignCurrency;
  history: History;
  table: HistoryRows;
  /** The chart ends with the current rate of this moment, which is no day's close yet. */
  live: string | undefined;
}

const TABLE_FIELDS = ['middleRate', 'spotBuy', 'cashBuy', 'spotSell', 'cashSell'] as const;

export async function loadFxRates({ client, query, signal }: PageRequest): Promise<FxRatesData> {
  const currency = isForeign(query['currency']) ? query['currency'] : USUAL_CURRENCY;
  const range = rangeOf(query[HISTORY_PARAMETERS.range], USUAL_RANGE) as FxRange;
  const isTable = query[HISTORY_PARAMETERS.view] === 'table';
  // The table tells changes from the day before, so its first row needs a day outside the range.
  const window = isTable ? 'ALL' : range;
  const [fx, points] = await Promise.all([
    client.call(fxRates, {}, signal),
    client.call(fxHistory, { currency, window }, signal),
  ]);
  const live = liveQuote(
    fx.list.find((rate) => rate.currency === currency),
    points,
  );
  return {
    fx,
    currency,
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
  });
}
