import { corporateWords } from '../../../parts/corporate/use-corporate-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { CompanyHomePage } from './CompanyHomePage.tsx';
import { loadCompanyHome } from './load-company-home.ts';

/** /company: the home of companies. */
export const page = definePage({
  parameters: {},
  words: (language) => corporateWords.load(language),
  async load(request) {
    const [data] = await Promise.all([
      loadCompanyHome(request, { tolerant: !import.meta.env.SSR }),
      corporateWords.load(request.language),
    ]);
    return data;
  },
  Page: CompanyHomePage,
});
