import type { FundNavPoint } from '@bank/contract';
import { buildHistory, type History } from '../../../parts/charts/history/build-history.ts';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { historyRows, type HistoryRows } from '../../../parts/charts/history/history-rows.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { shownRange, type FigureCode } from '../parts/fund-detail-query.ts';

/** One figure over a range, as a drawing or as the rows of a table. */
export interface PerformanceChart {
  figure: FigureCode;
  history: History;
  table: HistoryRows;
}

type DayFigure = 'unitNav' | 'accNav' | 'dayRate' | 'tenThousandIncome' | 'sevenDayYield';
export type DayFigures = Record<DayFigure | 'date', string>;

export const toDayFigures = (point: FundNavPoint): DayFigures => {
  const { navDate, unitNav, accNav, dayRate, tenThousandIncome = '', sevenDayYield = '' } = point;
  return { date: navDate, unitNav, accNav, dayRate, tenThousandIncome, sevenDayYield };
};

/** What a fund published each day: its NAVs, or yield and income of a money fund. */
export function dayChart(
  figure: keyof typeof FIELDS,
  days: readonly DayFigures[],
  query: PageQuery,
): PerformanceChart {
  const field = FIELDS[figure];
  return {
    figure,
    history: buildHistory({
      lines: [{ id: 'this', points: days.map((day) => ({ date: day.date, value: day[field] })) }],
      range: shownRange(query),
      ...(figure === 'yield' && { change: 'BASIS_POINTS' }),
    }),
    table: pageOfRows(days, figure === 'nav' || figure === 'acc' ? NAV_FIELDS : MONEY_FIELDS, query),
  };
}

/** Empty unless the address asks for the table. */
export function pageOfRows<Field extends string>(
  points: readonly Record<Field | 'date', string>[],
  fields: readonly Field[],
  query: PageQuery,
): HistoryRows {
  if (query[HISTORY_PARAMETERS.view] !== 'table') return { rows: [], total: 0, page: 1 };
  return historyRows({
    points,
    fields,
    page: Number(query[HISTORY_PARAMETERS.page] ?? 1),
    order: query[HISTORY_PARAMETERS.order],
  });
}

const FIELDS = {
  nav: 'unitNav',
  acc: 'accNav',
  yield: 'sevenDayYield',
  income: 'tenThousandIncome',
} as const satisfies Partial<Record<FigureCode, DayFigure>>;
const NAV_FIELDS = ['unitNav', 'accNav', 'dayRate'] as const;
const MONEY_FIELDS = ['tenThousandIncome', 'sevenDayYield'] as const;
