import { seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { fundHistory } from '../../subjects/funds/fund-history.ts';
import { fundIndex } from '../../subjects/funds/fund-index.ts';
import { peerGrowth } from '../../subjects/funds/standing/peer-growth.ts';
import { quarterRanks } from '../../subjects/funds/standing/quarter-ranks.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: ['基金代码', '季度', '收益率（%，含分红）', '同类名次', '同类只数', '四分位'],
  EN: ['Fund code', 'Quarter', 'Return (%, distributions included)', 'Rank', 'Of funds', 'Quartile'],
} as const;
const NAMES = { CN: '同类四分位', EN: 'quartiles among peers' } as const;

/** One fund's place among its type in each of the last quarters that are over, oldest first, as the page has them (FUND-2). */
export const fundQuartersDownload = defineDownload(
  { fundCode: seriesTypes['fund-nav'].key },
  async ({ content }, { fundCode, language }) => {
    const [index, { levels }] = await Promise.all([
      fundIndex(content, language),
      fundHistory(content, fundCode),
    ]);
    const [found, last] = [index.byCode.get(fundCode), levels.at(-1)];
    if (found === undefined || last === undefined)
      throw new NotFound(`There is no NAV history of "${fundCode}"`);
    const quarters = quarterRanks(await peerGrowth(content, found.fund.fundType), fundCode, last.date);
    if (quarters.length === 0) throw new NotFound(`"${fundCode}" has no whole quarter yet`);
    return {
      fileName: `${fundCode} ${NAMES[language]} ${last.date}`,
      header: HEADER[language],
      rows: quarters.map(({ quarter, value, place, of, quartile }) => [
        fundCode,
        quarter,
        value,
        String(place),
        String(of),
        String(quartile),
      ]),
    };
  },
);
