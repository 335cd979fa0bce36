import { definePage } from '../../../base/page/page-module.ts';
import { CreditCardHomePage, cardSections } from './CreditCardHomePage.tsx';
import { loadCreditCardHome } from './load-credit-card-home.ts';
import { instalmentWords } from '../../../words/cards/instalment/words.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

/** /creditcard (S2-creditcard). */
export const page = definePage({
  parameters: {},
  words: [cardWords, instalmentWords],
  async load(request) {
    const [data] = await Promise.all([
      loadCreditCardHome(request, { tolerant: !import.meta.env.SSR }),
      cardSections.fetch(),
    ]);
    return data;
  },
  Page: CreditCardHomePage,
});
