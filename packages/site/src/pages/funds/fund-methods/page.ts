import { fundField, fundYear } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { fundMethodsWords } from '../../../words/funds/fund-methods/words.ts';
import { exampleFund } from '../parts/example-fund.ts';
import { FundMethodsPage, type FundMethodsData } from './FundMethodsPage.tsx';

/** /personal/second/fundmethods: how the figures of funds are worked out. */
export const page = definePage<FundMethodsData>({
  parameters: {},
  words: [fundMethodsWords],
  async load({ client, signal }) {
    const field = await client.call(fundField, {}, signal);
    const { list, dataDate, riskFree, young } = field;
    const groups = [...Map.groupBy(list, ({ fundType }) => fundType)];
    const fund = exampleFund(field);
    return {
      dataDate,
      riskFree,
      young,
      example: fund && {
        fund,
        year: await client.call(fundYear, { fundCode: fund.fundCode }, signal),
        peers: list.filter(({ fundType }) => fundType === fund.fundType).length,
      },
      peers: groups.map(([type, funds]) => ({ type, count: funds.length })).sort((a, b) => b.count - a.count),
    };
  },
  Page: FundMethodsPage,
});
