import { definePage } from '../../../base/page/page-module.ts';
import { FxRatesPage } from './FxRatesPage.tsx';
import { fxParameters, isOwnSum } from './fx-parameters.ts';
import { feedUrl } from './fx-files.ts';
import { fxWords } from './use-fx-words.ts';

/** /personal/personalExchangeRate and its English twin (product guide 2.6). */
export const page = definePage({
  parameters: fxParameters,
  limit: (query) => (isOwnSum(query) ? 'calculation' : undefined),
  words: (language) => fxWords.load(language),
  async load(request) {
    const loading = import('./load-fx-rates.ts').then(({ loadFxRates }) => loadFxRates(request));
    const [data] = await Promise.all([loading, fxWords.load(request.language)]);
    return data;
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
