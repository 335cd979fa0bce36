import { definePage } from '../../routing/page-module.ts';
import { EnglishHomePage } from './EnglishHomePage.tsx';
import { loadEnglishHome } from './load-english-home.ts';

export const page = definePage({
  parameters: {},
  load: (request) => loadEnglishHome(request, { tolerant: !import.meta.env.SSR }),
  Page: EnglishHomePage,
});
