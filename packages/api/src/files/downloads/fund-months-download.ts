import { seriesTypes } from '@bank/contract/schemas';
import { fundHistory } from '../../subjects/funds/fund-history.ts';
import { monthlyReturns } from '../../subjects/funds/monthly-returns.ts';
import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: ['基金代码', '月份', '收益率（%，含分红）'],
  EN: ['Fund code', 'Month', 'Return (%, distributions included)'],
} as const;
const NAMES = { CN: '每月收益率', EN: 'monthly returns' } as const;

/** The returns of one fund by calendar month, oldest first, as the page's grid has them (FUND-2). */
export const fundMonthsDownload = defineDownload(
  { fundCode: seriesTypes['fund-nav'].key },
  async ({ content }, { fundCode, language }) => {
    const { levels } = await fundHistory(content, fundCode);
    const last = levels.at(-1);
    if (last === undefined) throw new NotFound(`There is no NAV history of "${fundCode}"`);
    return {
      fileName: `${fundCode} ${NAMES[language]} ${last.date}`,
      header: HEADER[language],
      rows: monthlyReturns(levels, true).map(({ month, value }) => [fundCode, month, value]),
    };
  },
);
