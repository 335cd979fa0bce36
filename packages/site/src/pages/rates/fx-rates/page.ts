import { definePage } from '../../../base/page/page-module.ts';
import { FxBanner } from './FxBanner.tsx';
import { FxRatesPage } from './FxRatesPage.tsx';
import { fxParameters, isOwnSum } from './fx-parameters.ts';
import { feedUrl } from './fx-files.ts';
import { SharedRates } from './SharedRates.tsx';
import { fxWords } from '../../../words/rates/fx/words.ts';

/** /personal/personalExchangeRate and its English twin (FX-1 to FX-7). */
export const page = definePage({
  parameters: fxParameters,
  limit: (query) => (isOwnSum(query) || query['time'] !== undefined ? 'calculation' : undefined),
  words: [fxWords],
  awaits: () => true,
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
      isOneVisitors: isOwnSum(query) || query['time'] !== undefined,
      feeds: [
        { type: 'application/atom+xml', title: words['fx.feedTitle'], href: feedUrl('fx.xml', language) },
        { type: 'application/feed+json', title: words['fx.feedTitle'], href: feedUrl('fx.json', language) },
      ],
    };
  },
  Page: FxRatesPage,
  Banner: FxBanner,
  Shared: SharedRates,
});
