import { definePage } from '../../../base/page/page-module.ts';
import { FxRatesPage } from './FxRatesPage.tsx';
import { fxParameters, isOwnSum } from './fx-parameters.ts';
import { feedUrl } from './fx-files.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';

/** /personal/personalExchangeRate and its English twin (product guide 2.6). */
export const page = definePage({
  parameters: fxParameters,
  limit: (query) => (isOwnSum(query) ? 'calculation' : undefined),
  words: [fxWords],
  async load(request) {
    const { loadFxRates } = await import('./load-fx-rates.ts');
    return loadFxRates(request);
  },
  head: ({ fx, currency }, { query, language }) => {
    const words = fxWords.of(language);
    const name = fx.list.find((rate) => rate.currency === currency)?.currencyName ?? currency;
    return {
      ...(query['currency'] !== undefined && {
        title: words['fx.title'](name),
        description: words['fx.description'](name),
      }),
      own: ['currency'],
      isOneVisitors: isOwnSum(query),
      feeds: [
        { type: 'application/atom+xml', title: words['fx.feedTitle'], href: feedUrl('fx.xml', language) },
        { type: 'application/feed+json', title: words['fx.feedTitle'], href: feedUrl('fx.json', language) },
      ],
    };
  },
  Page: FxRatesPage,
});
