import { seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: [
    '基金代码',
    '报告期',
    '证券代码',
    '证券名称',
    '占净值比例（%）',
    '较上季（百分点）',
    '市值（元）',
    '数量',
  ],
  EN: [
    'Fund code',
    'Report date',
    'Security code',
    'Security',
    'Share of net assets (%)',
    'Change in the quarter (points)',
    'Market value (CNY)',
    'Number',
  ],
} as const;
const NAMES = { CN: '持仓', EN: 'holdings' } as const;

/** The largest holdings of the newest report (FUND-2). A new holding has no change. */
export const fundHoldingsDownload = defineDownload(
  { fundCode: seriesTypes['fund-nav'].key },
  async ({ content }, { fundCode, language }) => {
    const profile = await content.find('fund-profile', language, fundCode);
    const holdings = profile?.body.holdings ?? [];
    const [first] = holdings;
    if (first === undefined) throw new NotFound(`There are no holdings of "${fundCode}"`);
    return {
      fileName: `${fundCode} ${NAMES[language]} ${first.reportDate}`,
      header: HEADER[language],
      rows: holdings.map(({ reportDate, stockCode, stockName, ratio, changeRatio, amount, shares }) => [
        fundCode,
        reportDate,
        stockCode,
        stockName,
        ratio,
        changeRatio,
        amount,
        shares,
      ]),
    };
  },
);
