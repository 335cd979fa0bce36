import { fundCurves, fundNav, type FundCurve, type FundDetail, type FundNavPoint } from '@bank/contract';
import { buildHistory, type History } from '../../../parts/charts/history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { rangeStart } from '../../../parts/charts/history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../parts/charts/history/history-rows.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { figureOf, shownRange, windowOfRange, type FigureCode } from '../parts/fund-detail-query.ts';
import { drawdownOf } from './drawdown.ts';

/** What the range came to, for a sentence; only of figures that are returns. */
interface ReturnSummary {
  value: string;
  benchmark: string | undefined;
  drawdown: FundCurve['drawdown'];
  dividends: number;
}

export interface PerformanceData {
  figure: FigureCode;
  history: History;
  table: HistoryRows;
  returns?: ReturnSummary;
  months: FundCurve['months'];
}

const NO_ROWS: HistoryRows = { rows: [], total: 0, page: 1 };

export async function loadPerformance(fund: FundDetail, request: PageRequest): Promise<PerformanceData> {
  const { query, client, signal } = request;
  const figure = figureOf(query, fund.sevenDayYield !== undefined);
  const range = shownRange(query);
  const isTable = query[HISTORY_PARAMETERS.view] === 'table';
  const page = Number(query[HISTORY_PARAMETERS.page] ?? 1);
  const order = query[HISTORY_PARAMETERS.order];
  const { fundCode } = fund;
  const from = fund.navDate === '' ? undefined : rangeStart(range, fund.navDate);
  const askDays = () =>
    client.call(fundNav, { fundCode, ...(from !== undefined && { startDate: from }) }, signal);

  if (figure === 'return' || figure === 'drawdown') {
    const [curves, days] = await Promise.all([
      client.call(fundCurves, { fundCodes: [fundCode], window: windowOfRange(range) }, signal),
      isTable ? askDays() : [],
    ]);
    const [curve] = curves.list;
    const points = curve?.points ?? [];
    const benchmark = curve?.benchmark ?? [];
    const drawdown = figure === 'drawdown' || isTable ? drawdownOf(points) : [];
    const lines =
      figure === 'drawdown'
        ? [{ id: 'this', points: drawdown }]
        : [
            { id: 'this', points },
            { id: 'benchmark', points: benchmark },
          ];
    const byDay = (list: readonly { date: string; value: string }[]) =>
      new Map(list.map(({ date, value }) => [date, value]));
    const maps = { value: byDay(points), benchmark: byDay(benchmark), drawdown: byDay(drawdown) };
    const rows = days.map((day) => ({
      ...dayOf(day),
      value: maps.value.get(day.navDate) ?? '',
      benchmark: maps.benchmark.get(day.navDate) ?? '',
      drawdown: maps.drawdown.get(day.navDate) ?? '',
    }));
    const fields =
      figure === 'drawdown'
        ? (['drawdown', 'value', 'unitNav'] as const)
        : (['value', 'benchmark', 'unitNav', 'dayRate'] as const);
    return {
      figure,
      history: {
        // The call has cut to the window; what it gives is shown whole.
        ...buildHistory({ lines: lines.filter((line) => line.points.length > 0), range: 'ALL' }),
        range,
        summary: undefined,
      },
      table: isTable ? historyRows({ points: rows, fields, page, order }) : NO_ROWS,
      returns: {
        value: points.at(-1)?.value ?? '',
        benchmark: benchmark.at(-1)?.value,
        drawdown: curve?.drawdown,
        dividends: curve?.dividends.length ?? 0,
      },
      months: figure === 'return' ? (curve?.months ?? []) : [],
    };
  }

  const days = (await askDays()).map(dayOf);
  const field = FIELDS[figure];
  const fields = figure === 'nav' || figure === 'acc' ? NAV_FIELDS : MONEY_FIELDS;
  const line = { id: 'this', points: days.map((day) => ({ date: day.date, value: day[field] })) };
  return {
    figure,
    history: buildHistory({
      lines: [line],
      range,
      ...(figure === 'yield' && { change: 'BASIS_POINTS' }),
    }),
    table: isTable ? historyRows<keyof DayFigures>({ points: days, fields, page, order }) : NO_ROWS,
    months: [],
  };
}

const FIELDS = {
  nav: 'unitNav',
  acc: 'accNav',
  yield: 'sevenDayYield',
  income: 'tenThousandIncome',
} as const satisfies Partial<Record<FigureCode, keyof DayFigures>>;
const NAV_FIELDS = ['unitNav', 'accNav', 'dayRate'] as const;
const MONEY_FIELDS = ['tenThousandIncome', 'sevenDayYield'] as const;

type DayFigures = Record<'unitNav' | 'accNav' | 'dayRate' | 'tenThousandIncome' | 'sevenDayYield', string>;

function dayOf(point: FundNavPoint): DayFigures & { date: string } {
  const { navDate, unitNav, accNav, dayRate, tenThousandIncome = '', sevenDayYield = '' } = point;
  return { date: navDate, unitNav, accNav, dayRate, tenThousandIncome, sevenDayYield };
}
