import { instalmentWords } from '../parts/instalment/use-instalment-words.ts';
import { cardWords } from '../parts/use-card-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { CreditCardHomePage, cardSections } from './CreditCardHomePage.tsx';
import { loadCreditCardHome } from './load-credit-card-home.ts';

/** /creditcard (product guide 2.10). */
export const page = definePage({
  parameters: {},
  async words(language) {
    await Promise.all([cardWords.load(language), instalmentWords.load(language)]);
  },
  async load(request) {
    const [data] = await Promise.all([
      loadCreditCardHome(request, { tolerant: !import.meta.env.SSR }),
      cardSections.fetch(),
    ]);
    return data;
  },
  Page: CreditCardHomePage,
});
