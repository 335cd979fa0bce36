import {
  fundCurves,
  fundNav,
  fundStanding,
  type FundCurve,
  type FundDetail,
  type FundNavPoint,
  type FundStanding,
} from '@bank/contract';
import type { HistoryPoint } from '@bank/ui';
import { buildHistory, type History } from '../../../parts/charts/history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { rangeStart } from '../../../parts/charts/history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../parts/charts/history/history-rows.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { figureOf, shownRange, windowOfRange, type FigureCode } from '../parts/fund-detail-query.ts';
import { loadPlan, type PlanData } from './load-plan.ts';

/** What the range came to, for a sentence; only of figures that are returns. */
interface ReturnSummary {
  value: string;
  benchmark: string | undefined;
  peers: string | undefined;
  drawdown: FundCurve['drawdown'];
  dividends: number;
}

export interface PerformanceData {
  figure: FigureCode;
  history: History;
  table: HistoryRows;
  returns?: ReturnSummary;
  /** Of figures that are returns. */
  standing?: Omit<FundStanding, 'below' | 'peers'> & {
    /** How far below its high, on the days that are drawn. */
    below: HistoryPoint[];
    /** Funds in the average of the peers; 0 where there is none. */
    peers: number;
    dividends: FundCurve['dividends'];
    plan: PlanData;
  };
}

const NO_ROWS: HistoryRows = { rows: [], total: 0, page: 1 };

export async function loadPerformance(fund: FundDetail, request: PageRequest): Promise<PerformanceData> {
  const { query, client, signal } = request;
  const figure = figureOf(query, fund.sevenDayYield !== undefined);
  const range = shownRange(query);
  const isTable = query[HISTORY_PARAMETERS.view] === 'table';
  const page = Number(query[HISTORY_PARAMETERS.page] ?? 1);
  const { fundCode } = fund;
  const from = fund.navDate === '' ? undefined : rangeStart(range, fund.navDate);
  const askDays = () =>
    client.call(fundNav, { fundCode, ...(from !== undefined && { startDate: from }) }, signal);

  if (figure === 'return') {
    const window = windowOfRange(range);
    const [curves, standing, days, plan] = await Promise.all([
      client.call(fundCurves, { fundCodes: [fundCode], window }, signal),
      client.call(fundStanding, { fundCode, window }, signal),
      isTable ? askDays() : [],
      loadPlan(fund, request),
    ]);
    const [curve] = curves.list;
    const points = curve?.points ?? [];
    const benchmark = curve?.benchmark ?? [];
    const { below, peers, ...shown } = standing;
    const dividends = curve?.dividends ?? [];
    const lines = [
      { id: 'this', points },
      { id: 'benchmark', points: benchmark },
      { id: 'peers', points: peers.points },
    ];
    const fall = curve?.drawdown;
    const kept = [fall?.from, fall?.to, shown.recovered, ...dividends.map(({ exDate }) => exDate)];
    const history = buildHistory({
      lines: lines.filter((line) => line.points.length > 0),
      // The call has cut to the window; what it gives is shown whole.
      range: 'ALL',
      keep: kept.filter((day) => day !== undefined),
    });
    const drawn = new Set(history.lines[0]?.points.map(({ date }) => date));
    const byDay = (list: readonly { date: string; value: string }[]) =>
      new Map(list.map(({ date, value }) => [date, value]));
    const maps = {
      value: byDay(points),
      benchmark: byDay(benchmark),
      peers: byDay(peers.points),
      below: byDay(below),
    };
    const rows = days.map((day) => ({
      ...dayOf(day),
      value: maps.value.get(day.navDate) ?? '',
      benchmark: maps.benchmark.get(day.navDate) ?? '',
      peers: maps.peers.get(day.navDate) ?? '',
      below: maps.below.get(day.navDate) ?? '',
    }));
    return {
      figure,
      history: { ...history, range, summary: undefined },
      table: isTable ? historyRows({ points: rows, fields: RETURN_FIELDS, page }) : NO_ROWS,
      returns: {
        value: points.at(-1)?.value ?? '',
        benchmark: benchmark.at(-1)?.value,
        peers: peers.points.at(-1)?.value,
        drawdown: fall,
        dividends: dividends.length,
      },
      standing: {
        ...shown,
        below: below.filter(({ date }) => drawn.has(date)),
        peers: peers.count,
        dividends,
        plan,
      },
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
    table: isTable ? historyRows<keyof DayFigures>({ points: days, fields, page }) : NO_ROWS,
  };
}

const FIELDS = {
  nav: 'unitNav',
  acc: 'accNav',
  yield: 'sevenDayYield',
  income: 'tenThousandIncome',
} as const satisfies Partial<Record<FigureCode, keyof DayFigures>>;
const RETURN_FIELDS = ['value', 'benchmark', 'peers', 'below', 'unitNav'] as const;
const NAV_FIELDS = ['unitNav', 'accNav', 'dayRate'] as const;
const MONEY_FIELDS = ['tenThousandIncome', 'sevenDayYield'] as const;

type DayFigures = Record<'unitNav' | 'accNav' | 'dayRate' | 'tenThousandIncome' | 'sevenDayYield', string>;

function dayOf(point: FundNavPoint): DayFigures & { date: string } {
  const { navDate, unitNav, accNav, dayRate, tenThousandIncome = '', sevenDayYield = '' } = point;
  return { date: navDate, unitNav, accNav, dayRate, tenThousandIncome, sevenDayYield };
}
