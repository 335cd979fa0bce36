import { definePage } from '../../../base/page/page-module.ts';
import { EnglishHomePage, changedToday } from './EnglishHomePage.tsx';
import { loadEnglishHome } from './load-english-home.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';

export const page = definePage({
  parameters: {},
  words: [homeWords],
  async load(request) {
    const [data] = await Promise.all([
      loadEnglishHome(request, { tolerant: !import.meta.env.SSR }),
      changedToday.fetch(),
    ]);
    return data;
  },
  Page: EnglishHomePage,
});
