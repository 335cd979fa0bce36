import type { FundCurve, FundStanding } from '@bank/contract';
import type { HistoryPoint } from '@bank/ui';
import { buildHistory } from '../../../parts/charts/history/build-history.ts';
import { columnOf, daysOf } from '../../../parts/charts/history/day-columns.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { shownRange } from '../parts/fund-detail-query.ts';
import { pageOfRows, type DayFigures, type PerformanceChart } from './day-chart.ts';

/** What the range came to, for a sentence and for the marks of the drawing. */
export interface ReturnSummary {
  value: string;
  benchmark: string | undefined;
  peers: string | undefined;
  /** Funds in the average of the peers; 0 where there is none. */
  peersCount: number;
  drawdown: FundCurve['drawdown'];
  recovered: string | undefined;
  /** How far below its high, by the days that are drawn. */
  below: string[];
  dividends: FundCurve['dividends'];
}

const FIELDS = ['value', 'benchmark', 'peers', 'below', 'unitNav'] as const;

/** Cumulative return of the fund, its benchmark and its peers; `days` are those of the table. */
export function returnChart(
  curve: FundCurve | undefined,
  { peers, below, recovered }: Pick<FundStanding, 'peers' | 'below' | 'recovered'>,
  days: readonly DayFigures[],
  query: PageQuery,
): PerformanceChart & { returns: ReturnSummary } {
  const { points = [], benchmark = [], dividends = [], drawdown } = curve ?? {};
  const kept = [drawdown?.from, drawdown?.to, recovered, ...dividends.map(({ exDate }) => exDate)];
  const lines = [
    { id: 'this', points },
    { id: 'benchmark', points: benchmark },
    { id: 'peers', points: peers.points },
  ];
  const history = buildHistory({
    lines: lines.filter((line) => line.points.length > 0),
    // The call has cut to the window; what it gives is shown whole.
    range: 'ALL',
    keep: kept.filter((day) => day !== undefined),
  });
  return {
    figure: 'return',
    history: { ...history, range: shownRange(query), summary: undefined },
    table: pageOfRows(rowsOf(days, { value: points, benchmark, peers: peers.points, below }), FIELDS, query),
    returns: {
      value: points.at(-1)?.value ?? '',
      benchmark: benchmark.at(-1)?.value,
      peers: peers.points.at(-1)?.value,
      peersCount: peers.count,
      drawdown,
      recovered,
      below: columnOf(daysOf(history.days), below),
      dividends,
    },
  };
}

function rowsOf(
  days: readonly DayFigures[],
  lines: Record<'value' | 'benchmark' | 'peers' | 'below', readonly HistoryPoint[]>,
) {
  // Without the table nobody has asked for days.
  if (days.length === 0) return [];
  const [value, benchmark, peers, below] = [lines.value, lines.benchmark, lines.peers, lines.below].map(
    byDay,
  );
  return days.map(({ date, unitNav }) => ({
    date,
    unitNav,
    value: value?.get(date) ?? '',
    benchmark: benchmark?.get(date) ?? '',
    peers: peers?.get(date) ?? '',
    below: below?.get(date) ?? '',
  }));
}

const byDay = (points: readonly HistoryPoint[]) => new Map(points.map(({ date, value }) => [date, value]));
