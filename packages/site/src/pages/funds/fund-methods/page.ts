import { fundField } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { fundMethodsWords } from '../../../words/funds/fund-methods/words.ts';
import { FundMethodsPage, type FundMethodsData } from './FundMethodsPage.tsx';

/** /personal/second/fundmethods: how the figures of funds are worked out. */
export const page = definePage<FundMethodsData>({
  parameters: {},
  words: [fundMethodsWords],
  async load({ client, signal }) {
    const { list, dataDate, riskFree, young } = await client.call(fundField, {}, signal);
    const groups = [...Map.groupBy(list, ({ fundType }) => fundType)];
    return {
      dataDate,
      riskFree,
      young,
      peers: groups.map(([type, funds]) => ({ type, count: funds.length })).sort((a, b) => b.count - a.count),
    };
  },
  Page: FundMethodsPage,
});
