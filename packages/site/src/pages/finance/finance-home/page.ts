import { definePage } from '../../../base/page/page-module.ts';
import { FinanceHomePage } from './FinanceHomePage.tsx';
import { loadFinanceHome } from './load-finance-home.ts';
import { historyWords } from '../../../words/rates/history/words.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** /finance: what a market institution needs before it deals (MKT-1). */
export const page = definePage({
  parameters: {},
  words: [corporateWords, historyWords],
  speaksInLoad: true,
  load: (request) => loadFinanceHome(request, { tolerant: !import.meta.env.SSR }),
  Page: FinanceHomePage,
});
