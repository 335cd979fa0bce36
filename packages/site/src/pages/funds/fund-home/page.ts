import { RISK_LEVELS } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, pageParameter } from '../../../base/page/query-parameters.ts';
import { FundHomePage, fieldTable, fundField, fundRanking } from './FundHomePage.tsx';
import { fundHomeWords } from '../../../words/funds/fund-home/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { CHOSEN_SORTS } from './field-sorts.ts';
import { RANKED } from './ranked-types.ts';

/** /personal/second/fund: the front page of the fund zone. */
export const page = definePage({
  parameters: {
    risk: codeParameter(RISK_LEVELS),
    type: codeParameter(RANKED.slice(1)),
    view: codeParameter(['table']),
    sort: codeParameter(CHOSEN_SORTS),
    page: pageParameter,
  },
  words: [fundWords, fundHomeWords],
  async load(request) {
    const loading = import('./load-fund-home.ts').then(({ loadFundHome }) => loadFundHome(request));
    const inPlace = request.query['view'] === 'table' ? fieldTable : fundField;
    const [data] = await Promise.all([loading, inPlace.fetch(), fundRanking.fetch()]);
    return data;
  },
  head: ({ table }) => (table === undefined ? {} : { list: table }),
  Page: FundHomePage,
});
