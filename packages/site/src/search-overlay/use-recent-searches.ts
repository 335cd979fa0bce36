import { useState } from 'react';
import { parseRecentSearches, recentSearchesCookie, withRecentSearch } from './recent-searches.ts';

/** The visitor's recent searches, read when the overlay opens and written to the cookie on every change. */
export function useRecentSearches() {
  const [list, setList] = useState<readonly string[]>([]);
  const write = (next: string[]) => {
    document.cookie = recentSearchesCookie(next, location.protocol === 'https:');
    setList(next);
  };
  return {
    list,
    read: () => setList(parseRecentSearches(document.cookie)),
    add: (keyword: string) => write(withRecentSearch(parseRecentSearches(document.cookie), keyword)),
    remove: (keyword: string) => write(list.filter((other) => other !== keyword)),
    clear: () => write([]),
  };
}
