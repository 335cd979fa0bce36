import { homeWords } from '../parts/use-home-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { EnglishHomePage } from './EnglishHomePage.tsx';
import { loadEnglishHome } from './load-english-home.ts';

export const page = definePage({
  parameters: {},
  words: (language) => homeWords.load(language),
  async load(request) {
    const [data] = await Promise.all([
      loadEnglishHome(request, { tolerant: !import.meta.env.SSR }),
      homeWords.load(request.language),
    ]);
    return data;
  },
  Page: EnglishHomePage,
});
