import type { FundNavPoint } from '@bank/contract';
import type { CsvRow } from './csv-text.ts';

/** What the tables of funds say of a day. */
export const NAV_COLUMNS = {
  CN: [
    '净值日期',
    '单位净值（元）',
    '累计净值（元）',
    '日涨跌（%）',
    '每万份收益（元）',
    '七日年化收益率（%）',
  ],
  EN: [
    'NAV date',
    'Unit NAV (CNY)',
    'Accumulated NAV (CNY)',
    'Day change (%)',
    'Income per 10,000 units (CNY)',
    '7-day yield (% a year)',
  ],
} as const;

export function navCells(day: FundNavPoint): CsvRow {
  return [day.navDate, day.unitNav, day.accNav, day.dayRate, day.tenThousandIncome, day.sevenDayYield];
}
