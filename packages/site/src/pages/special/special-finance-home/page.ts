import { definePage } from '../../../base/page/page-module.ts';
import { specialWords } from '../parts/use-special-words.ts';
import { SpecialFinanceHomePage } from './SpecialFinanceHomePage.tsx';
import { loadSpecialFinanceHome } from './load-special-finance-home.ts';

/** /spesialfinance (product guide SPE-1). */
export const page = definePage({
  parameters: {},
  words: (language) => specialWords.load(language),
  load: (request) => loadSpecialFinanceHome(request, { tolerant: !import.meta.env.SSR }),
  Page: SpecialFinanceHomePage,
});
