import { seriesTypes } from '@bank/contract/schemas';
import { fundHistory, navPoints } from '../../subjects/funds/fund-history.ts';
import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: [
    '基金代码',
    '净值日期',
    '单位净值（元）',
    '累计净值（元）',
    '日涨跌（%）',
    '每万份收益（元）',
    '七日年化收益率（%）',
  ],
  EN: [
    'Fund code',
    'NAV date',
    'Unit NAV (CNY)',
    'Accumulated NAV (CNY)',
    'Day change (%)',
    'Income per 10,000 units (CNY)',
    '7-day yield (% a year)',
  ],
} as const;
const NAMES = { CN: '净值', EN: 'NAV' } as const;

/** The whole history of one fund, oldest first, as the page shows it (FUND-2). */
export const fundNavDownload = defineDownload(
  { fundCode: seriesTypes['fund-nav'].key },
  async ({ content }, { fundCode, language }) => {
    const points = navPoints(await fundHistory(content, fundCode));
    const last = points.at(-1);
    if (last === undefined) throw new NotFound(`There is no NAV history of "${fundCode}"`);
    return {
      fileName: `${fundCode} ${NAMES[language]} ${last.navDate}`,
      header: HEADER[language],
      rows: points.map(({ navDate, unitNav, accNav, dayRate, tenThousandIncome, sevenDayYield }) => [
        fundCode,
        navDate,
        unitNav,
        accNav,
        dayRate,
        tenThousandIncome ?? '',
        sevenDayYield ?? '',
      ]),
    };
  },
);
