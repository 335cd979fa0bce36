import { definePage } from '../../../base/page/page-module.ts';
import { EnglishHomePage } from './EnglishHomePage.tsx';
import { loadEnglishHome } from './load-english-home.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';

export const page = definePage({
  parameters: {},
  words: [homeWords],
  load: (request) => loadEnglishHome(request, { tolerant: !import.meta.env.SSR }),
  Page: EnglishHomePage,
});
