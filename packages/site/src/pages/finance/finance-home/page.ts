import { corporateWords } from '../../../parts/corporate/use-corporate-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { FinanceHomePage } from './FinanceHomePage.tsx';
import { loadFinanceHome } from './load-finance-home.ts';

/** /finance: what a market institution needs before it deals (product guide MKT-1). */
export const page = definePage({
  parameters: {},
  words: (language) => corporateWords.load(language),
  async load(request) {
    const [data] = await Promise.all([
      loadFinanceHome(request, { tolerant: !import.meta.env.SSR }),
      corporateWords.load(request.language),
    ]);
    return data;
  },
  Page: FinanceHomePage,
});
