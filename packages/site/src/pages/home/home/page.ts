import { definePage } from '../../../base/page/page-module.ts';
import { HomePage, changedToday, homeMarket, homeSections } from './HomePage.tsx';
import { loadHome } from './load-home.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';

export const page = definePage({
  parameters: {},
  words: [homeWords],
  async load(request) {
    const [data] = await Promise.all([
      loadHome(request, { tolerant: !import.meta.env.SSR }),
      changedToday.fetch(),
      homeMarket.fetch(),
      homeSections.fetch(),
    ]);
    return data;
  },
  Page: HomePage,
});
