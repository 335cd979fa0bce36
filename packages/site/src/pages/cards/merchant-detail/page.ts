import { merchantDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { MerchantBanner } from './MerchantBanner.tsx';
import { MerchantDetailPage } from './MerchantDetailPage.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';

/** /creditcard/merchantDetail: one preferred merchant; it stays readable when its offer is over (CARD-2). */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: [cardWords],
  load: ({ client, query, signal }) => client.call(merchantDetail, { id: query['id'] ?? 'none' }, signal),
  head: ({ name, city, district = '', address = '', offer, times, state }, { language }) => {
    const words = cardWords.of(language);
    return {
      // Streets of the same name have shops of the same name in several cities; a shop on the internet is in none.
      title: `${name}-${city ?? words.onlinePlace}`,
      heading: name,
      description: words.merchantSummary(
        name,
        city === undefined ? words.onlinePlace : city + district + address,
        offer,
        times,
      ),
      noindex: state === 'EXPIRED',
    };
  },
  Page: MerchantDetailPage,
  Banner: MerchantBanner,
});
