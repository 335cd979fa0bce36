import { definePage } from '../../../base/page/page-module.ts';
import { SpecialFinanceHomePage } from './SpecialFinanceHomePage.tsx';
import { loadSpecialFinanceHome } from './load-special-finance-home.ts';
import { specialWords } from '../../../words/special/special/words.ts';

/** /spesialfinance (SPE-1). */
export const page = definePage({
  parameters: {},
  words: [specialWords],
  load: (request) => loadSpecialFinanceHome(request, { tolerant: !import.meta.env.SSR }),
  Page: SpecialFinanceHomePage,
});
