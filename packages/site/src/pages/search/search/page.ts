import { definePage } from '../../../base/page/page-module.ts';
import { SearchPage } from './SearchPage.tsx';
import { searchParameters } from './search-place.ts';
import { searchWords } from '../../../words/common/search-page/words.ts';

/** /search and its English twin (S2-search, SRCH-6). */
export const page = definePage({
  parameters: searchParameters,
  limit: ({ keyword }) => (keyword === undefined ? undefined : 'search'),
  words: [searchWords],
  async load(request) {
    const { loadSearch } = await import('./load-search.ts');
    return loadSearch(request);
  },
  head: (_, { query, language }) => {
    const { keyword, page: further } = query;
    const words = searchWords.of(language);
    return {
      ...(keyword !== undefined && {
        // Read out when the page has changed, so each says its own number.
        title: further === undefined ? words.title(keyword) : words.titleOfPage(keyword, Number(further)),
      }),
      noindex: true,
      // What people search for is theirs, and a cache of it would hold little that anyone asks for again.
      isOneVisitors: keyword !== undefined,
    };
  },
  Page: SearchPage,
});
