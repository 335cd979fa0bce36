import { homeWords } from '../parts/use-home-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { HomePage, homeMarket, homeSections } from './HomePage.tsx';
import { loadHome } from './load-home.ts';

export const page = definePage({
  parameters: {},
  words: (language) => homeWords.load(language),
  async load(request) {
    const [data] = await Promise.all([
      loadHome(request, { tolerant: !import.meta.env.SSR }),
      homeWords.load(request.language),
      homeMarket.fetch(),
      homeSections.fetch(),
    ]);
    return data;
  },
  Page: HomePage,
});
