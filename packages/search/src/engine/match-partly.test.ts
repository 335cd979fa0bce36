import { describe, expect, it } from 'vitest';
import type { Group } from '../query/query-tree.ts';
import type { Ranked } from '../rank/rank.ts';
import { matchPartly } from './match-partly.ts';
import type { Found } from './search-backend.ts';

const DOCUMENTS: Record<string, number> = { 缺钱: 20, 银行: 500, 业务: 400, 卡: 30, 张三: 1 };
const frequencies = { documents: 1000, documentsWith: (term: string) => DOCUMENTS[term] ?? 0 };

const word = (...tokens: string[]): Group => ({ alts: [{ tokens, weight: 1 }] });
const lone = (token: string): Group => ({ ...word(token), optional: true });
const unknown = word('娶媳妇');

/** A document with each of the groups or without, in its title or not. */
function aRanked(matches: number[], titleMatches = matches.map(() => 0), coverage = 0.2): Ranked<Found> {
  const candidate: Found = {
    id: matches.join(''),
    facets: { business: '', city: '', fileType: '', year: '' },
    docType: 'NEWS',
    bm25: 1,
    matches,
    titleMatches,
    leadMatches: matches.map(() => 0),
    tagMatches: matches.map(() => 0),
    characters: '',
    titleTerms: '',
    kind: 'news',
    language: 'CN',
    date: '',
    popularity: 0,
  };
  return { candidate, score: 1, coverage };
}

const isShown = (groups: Group[], ranked: Ranked<Found>) =>
  matchPartly([ranked], { groups }, frequencies) !== undefined;

describe('a document that lacks most of a keyword [SRCH-7]', () => {
  it.each<[string, Group[], Ranked<Found>]>([
    ['a rare word', [unknown, word('缺钱')], aRanked([0, 1])],
    ['two common words', [unknown, word('银行'), word('业务')], aRanked([0, 1, 1])],
    ['a lone character in its title', [unknown, lone('卡')], aRanked([0, 1], [0, 1])],
    ['the code that was asked for', [unknown, { ...word('jh2026'), code: true }], aRanked([0, 1])],
    ['the name that was asked for', [unknown, word('沈', '若', '川')], aRanked([0, 1])],
  ])('is shown for %s', (_name, groups, ranked) => {
    expect(isShown(groups, ranked)).toBe(true);
  });

  it.each<[string, Group[], Ranked<Found>]>([
    ['nothing but a common word', [unknown, word('银行')], aRanked([0, 1], [0, 1])],
    ['nothing but a common word and a lone character', [word('银行'), lone('卡')], aRanked([1, 1])],
    ['a lone character somewhere in its text', [unknown, lone('卡')], aRanked([0, 1])],
    ['a letter, in its title as well', [word('zqxjk'), word('b')], aRanked([0, 1], [0, 1])],
    ['letters of mark-up', [word('zqxjk'), word('b'), word('x')], aRanked([0, 1, 1], [0, 1, 1])],
    ['a rare word that is only near a letter', [word('银行'), word('b')], aRanked([1, 1])],
    ['all but the code', [{ ...word('jh2026'), code: true }, word('缺钱'), word('业务')], aRanked([0, 1, 1])],
    ['all but the name', [word('沈', '若', '川'), word('缺钱'), word('业务')], aRanked([0, 1, 1])],
    ['less than a tenth of the keyword', [unknown, word('缺钱')], aRanked([0, 1], [0, 0], 0.09)],
  ])('is not shown for %s', (_name, groups, ranked) => {
    expect(isShown(groups, ranked)).toBe(false);
  });

  it('tells what some have and what none has', () => {
    const groups = [unknown, word('缺钱'), word('保函')];
    const found = [aRanked([0, 1, 0]), aRanked([0, 0, 1]), aRanked([0, 0, 0])];
    expect(matchPartly(found, { groups }, frequencies)).toEqual({
      ranked: found.slice(0, 2),
      found: groups.slice(1),
      leftOut: [unknown],
    });
  });

  it('tells nothing of words that were not typed', () => {
    const groups: Group[] = [unknown, word('缺钱'), { ...word('贷款'), likewise: 0.6 }];
    expect(matchPartly([aRanked([0, 1, 1])], { groups }, frequencies)).toMatchObject({
      found: [groups[1]],
      leftOut: [unknown],
    });
  });
});
