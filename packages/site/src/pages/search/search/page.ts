import { definePage } from '../../../base/page/page-module.ts';
import { SearchPage } from './SearchPage.tsx';
import { searchParameters } from './search-place.ts';
import { searchWords } from './use-search-words.ts';

/** /search and its English twin (specification 2.1 and 2.4, product guide SRCH-6). */
export const page = definePage({
  parameters: searchParameters,
  limit: ({ keyword }) => (keyword === undefined ? undefined : 'search'),
  words: (language) => searchWords.load(language),
  async load(request) {
    const loading = import('./load-search.ts').then(({ loadSearch }) => loadSearch(request));
    const [data] = await Promise.all([loading, searchWords.load(request.language)]);
    return data;
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
