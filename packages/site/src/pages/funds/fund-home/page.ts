import { fundWords } from '../parts/use-fund-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { FundHomePage } from './FundHomePage.tsx';
import { loadFundHome } from './load-fund-home.ts';

/** /personal/second/fund: the front page of the fund zone. */
export const page = definePage({
  parameters: {},
  words: (language) => fundWords.load(language),
  async load(request) {
    const [data] = await Promise.all([loadFundHome(request), fundWords.load(request.language)]);
    return data;
  },
  Page: FundHomePage,
});
