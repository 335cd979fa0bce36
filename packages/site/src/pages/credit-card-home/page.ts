import { instalmentWords } from '../../cards/instalment/use-instalment-words.ts';
import { cardWords } from '../../cards/use-card-words.ts';
import { definePage } from '../../routing/page-module.ts';
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
