import {
  fundClasses,
  fundNews,
  fundNotices,
  fundSellInfo,
  fundStudy,
  type Fund,
  type FundArticleSummary,
  type FundClass,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';

/** Classes whose funds are listed on the front page, in this order. */
const RANKED = ['02', '01', '03', '04', '05'] as const satisfies readonly Fund['fundType'][];
const MONEY = '05';
const FUNDS = 5;
const ARTICLES = 5;

export interface FundHomeData {
  classes: FundClass[];
  ranked: { fundType: Fund['fundType']; funds: Fund[] }[];
  news: FundArticleSummary[];
  notices: FundArticleSummary[];
  study: FundArticleSummary[];
}

export async function loadFundHome({ client, signal }: PageRequest): Promise<FundHomeData> {
  const articles = { limit: ARTICLES };
  const [classes, news, notices, study, ...ranked] = await Promise.all([
    client.call(fundClasses, {}, signal),
    client.call(fundNews.latest, articles, signal),
    client.call(fundNotices.latest, articles, signal),
    client.call(fundStudy.latest, articles, signal),
    ...RANKED.map(async (fundType) => {
      const sortField = fundType === MONEY ? ('SEVEN_DAY_YIELD' as const) : ('RETURN' as const);
      const found = await client.call(
        fundSellInfo,
        { fundTypes: [fundType], window: 'Y1', sortField, pageSize: FUNDS },
        signal,
      );
      return { fundType, funds: found.list };
    }),
  ]);
  return { classes, news, notices, study, ranked: ranked.filter(({ funds }) => funds.length > 0) };
}
