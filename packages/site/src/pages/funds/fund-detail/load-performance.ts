import { fundCurves, fundNav, fundStanding, type FundDetail, type FundStanding } from '@bank/contract';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { rangeStart } from '../../../parts/charts/history/history-range.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { figureOf, shownRange, windowOfRange } from '../parts/fund-detail-query.ts';
import { dayChart, toDayFigures, type DayFigures, type PerformanceChart } from './day-chart.ts';
import { loadPlan, type PlanData } from './load-plan.ts';
import { returnChart, type ReturnSummary } from './return-chart.ts';

export interface PerformanceData extends PerformanceChart {
  returns?: ReturnSummary;
  /** What stands below the chart, whichever figure it shows; of funds whose NAV moves. */
  standing?: Pick<FundStanding, 'risk' | 'months' | 'years' | 'quarters'> & { plan: PlanData };
}

export async function loadPerformance(fund: FundDetail, request: PageRequest): Promise<PerformanceData> {
  const { query, client, signal } = request;
  const isMoney = fund.sevenDayYield !== undefined;
  const figure = figureOf(query, isMoney);
  if (isMoney) {
    return dayChart(figure === 'income' ? 'income' : 'yield', await loadDays(fund, request), query);
  }
  const { fundCode } = fund;
  const window = windowOfRange(shownRange(query));
  const isReturn = figure === 'return';
  const needsDays = !isReturn || query[HISTORY_PARAMETERS.view] === 'table';
  const [curves, standing, days, plan] = await Promise.all([
    isReturn ? client.call(fundCurves, { fundCodes: [fundCode], window }, signal) : undefined,
    client.call(fundStanding, { fundCode, window }, signal),
    needsDays ? loadDays(fund, request) : [],
    loadPlan(fund, request),
  ]);
  const { risk, months, years, quarters } = standing;
  return {
    ...(isReturn ? returnChart(curves?.list[0], standing, days, query) : dayChart(figure, days, query)),
    standing: { risk, months, years, quarters, plan },
  };
}

async function loadDays(fund: FundDetail, { query, client, signal }: PageRequest): Promise<DayFigures[]> {
  const from = fund.navDate === '' ? undefined : rangeStart(shownRange(query), fund.navDate);
  const asked = { fundCode: fund.fundCode, ...(from !== undefined && { startDate: from }) };
  return (await client.call(fundNav, asked, signal)).map(toDayFigures);
}
