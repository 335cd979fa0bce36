import { useState } from 'react';
import { parseRecentSearches, recentSearchesCookie, withRecentSearch } from './recent-searches.ts';

/** The visitor's recent searches, read whenever the overlay opens and written to the cookie on every change. */
export function useRecentSearches(open: boolean) {
  const [list, setList] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setList(parseRecentSearches(document.cookie));
  }
  const write = (next: string[]) => {
    document.cookie = recentSearchesCookie(next, location.protocol === 'https:');
    setList(next);
  };
  return {
    list,
    add: (keyword: string) => write(withRecentSearch(parseRecentSearches(document.cookie), keyword)),
    remove: (keyword: string) => write(list.filter((other) => other !== keyword)),
    clear: () => write([]),
  };
}
