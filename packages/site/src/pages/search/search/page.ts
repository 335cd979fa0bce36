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
    const { keyword } = query;
    return {
      ...(keyword !== undefined && { title: searchWords.of(language).title(keyword) }),
      noindex: true,
      // What people search for is theirs, and a cache of it would hold little that anyone asks for again.
      isOneVisitors: keyword !== undefined,
    };
  },
  Page: SearchPage,
});
