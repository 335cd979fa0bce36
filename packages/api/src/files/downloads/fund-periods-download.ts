import { seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { fundIndex } from '../../subjects/funds/fund-index.ts';
import { fundPerformance } from '../../subjects/funds/fund-performance.ts';
import { defineDownload } from './download.ts';
import { WINDOW_NAMES } from './fund-window-names.ts';

const HEADER = {
  CN: ['基金代码', '区间', '本基金（%）', '业绩比较基准（%）', '同类平均（%）', '同类名次', '同类只数'],
  EN: ['Fund code', 'Period', 'This fund (%)', 'Benchmark (%)', 'Peer average (%)', 'Rank', 'Of funds'],
} as const;
const NAMES = { CN: '区间收益与同类排名', EN: 'returns and ranks by period' } as const;

/** One fund's return in each window beside its benchmark and its type, as the page's table has them (FUND-2). */
export const fundPeriodsDownload = defineDownload(
  { fundCode: seriesTypes['fund-nav'].key },
  async ({ content }, { fundCode, language }) => {
    const [index, profile] = await Promise.all([
      fundIndex(content, language),
      // Funds are described in Chinese alone, and what a benchmark is made of has no language.
      content.find('fund-profile', 'CN', fundCode),
    ]);
    const found = index.byCode.get(fundCode);
    if (found === undefined) throw new NotFound(`There is no fund "${fundCode}"`);
    const periods = await fundPerformance(content, index, found, profile?.body.benchmarkParts ?? []);
    if (periods.length === 0) throw new NotFound(`"${fundCode}" has no return of any period yet`);
    return {
      fileName: `${fundCode} ${NAMES[language]} ${found.fund.navDate}`,
      header: HEADER[language],
      rows: periods.map(({ window, return: own, benchmark, peerAverage, rank }) => [
        fundCode,
        WINDOW_NAMES[language][window],
        own,
        benchmark,
        peerAverage,
        rank && String(rank.place),
        rank && String(rank.of),
      ]),
    };
  },
);
