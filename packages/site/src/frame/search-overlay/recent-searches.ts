import { KEYWORD_LONGEST } from '@bank/contract';
import { RECENT_SEARCHES_COOKIE } from '../../base/state/stored-names.ts';

/** S5-recent. */
const RECENT_SEARCHES_SHOWN = 5;
const DAYS_KEPT = 180;

/**
 * The visitor's own searches, newest first, from `document.cookie`. Each keyword is URI-encoded, so that a
 * comma inside one does not part it; plain values of the old site are still read (PD-6).
 */
export function parseRecentSearches(cookies: string): string[] {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${RECENT_SEARCHES_COOKIE}=`));
  const value = pair?.slice(RECENT_SEARCHES_COOKIE.length + 1) ?? '';
  return value
    .split(',')
    .map(decoded)
    .map((keyword) => keyword.trim().slice(0, KEYWORD_LONGEST))
    .filter((keyword, index, all) => keyword !== '' && all.indexOf(keyword) === index)
    .slice(0, RECENT_SEARCHES_SHOWN);
}

/** The list after one more search: no duplicates, newest first, at most five (S5-recent). */
export function withRecentSearch(list: readonly string[], keyword: string): string[] {
  const wanted = keyword.trim().slice(0, KEYWORD_LONGEST);
  if (wanted === '') return [...list];
  return [wanted, ...list.filter((other) => other !== wanted)].slice(0, RECENT_SEARCHES_SHOWN);
}

/** What to assign to `document.cookie`; an empty list removes the cookie. */
export function recentSearchesCookie(list: readonly string[], isSecure: boolean): string {
  const value = list.map(encodeURIComponent).join(',');
  const seconds = list.length === 0 ? 0 : DAYS_KEPT * 24 * 60 * 60;
  return `${RECENT_SEARCHES_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
