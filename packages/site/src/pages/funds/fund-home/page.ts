import { definePage } from '../../../base/page/page-module.ts';
import { FundHomePage } from './FundHomePage.tsx';
import { loadFundHome } from './load-fund-home.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';

/** /personal/second/fund: the front page of the fund zone. */
export const page = definePage({
  parameters: {},
  words: [fundWords],
  load: loadFundHome,
  Page: FundHomePage,
});
