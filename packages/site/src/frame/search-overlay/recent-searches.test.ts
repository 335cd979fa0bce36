import { describe, expect, it } from 'vitest';
import { parseRecentSearches, recentSearchesCookie, withRecentSearch } from './recent-searches.ts';

/** As the browser would give it back. */
const kept = (list: string[]) => recentSearchesCookie(list, true).split(';')[0] ?? '';

describe('recent searches', () => {
  it('keeps the five newest searches, newest first, without duplicates [S5-recent]', () => {
    let list: string[] = [];
    for (const keyword of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) list = withRecentSearch(list, keyword);
    expect(list).toEqual(['f', 'e', 'd', 'b', 'c']);
  });

  it('trims a keyword, and an empty one does nothing [S5-keyword]', () => {
    expect(withRecentSearch(['a'], '  利率 ')).toEqual(['利率', 'a']);
    expect(withRecentSearch(['a'], '   ')).toEqual(['a']);
  });

  it.each([[['利率', 'LPR 5 年']], [['a,b', 'c;d', 'e=f']], [['𠮷🏦', '100%', '"quoted"']]])(
    'come back from the cookie as they went in: %j [S5-recent] [SRCH-9]',
    (list) => {
      expect(parseRecentSearches(`other=1; ${kept(list)}; more=2`)).toEqual(list);
    },
  );

  it('still reads the plain values of the old site [S5-recent]', () => {
    expect(parseRecentSearches('ownSearchList=利率,100%,,利率')).toEqual(['利率', '100%']);
  });

  it('is empty without the cookie, and another cookie with a similar name is not it', () => {
    expect(parseRecentSearches('')).toEqual([]);
    expect(parseRecentSearches('myownSearchList=a; ownSearchListX=b')).toEqual([]);
  });

  it('lasts 180 days for the whole site, and an empty list removes it', () => {
    expect(recentSearchesCookie(['a'], true)).toBe(
      'ownSearchList=a; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    );
    expect(recentSearchesCookie([], false)).toBe('ownSearchList=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
