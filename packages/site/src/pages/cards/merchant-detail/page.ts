import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { MerchantBanner } from './MerchantBanner.tsx';
import { MerchantDetailPage } from './MerchantDetailPage.tsx';
import { loadMerchant } from './load-merchant.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

/** /creditcard/merchantDetail: one preferred merchant; it stays readable when its offer is over (CARD-2). */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: [cardWords],
  load: loadMerchant,
  head: ({ merchant }, { language }) => {
    const { name, city, address, offer, times, state } = merchant;
    const words = cardWords.of(language);
    return {
      // Streets of the same name have shops of the same name in several cities; a shop on the internet is in none.
      title: `${name}-${city ?? words.onlinePlace}`,
      heading: name,
      wholeWidth: true,
      description: words.merchantSummary(name, address ?? words.onlinePlace, offer, times),
      noindex: state === 'EXPIRED',
    };
  },
  Page: MerchantDetailPage,
  Banner: MerchantBanner,
});
