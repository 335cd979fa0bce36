import { expect, it } from 'vitest';
import type { Group } from '../query/query-tree.ts';
import { titleReader } from './title-facts.ts';

const word = (...alternatives: string[]): Group => ({
  alts: alternatives.map((term) => ({ tokens: term.split(' '), weight: 1 })),
});
/** Words that stand everywhere say a tenth of what others say. */
const rarityOf = (term: string) => (['bank', 'your'].includes(term) ? 0.1 : 1);

it.each([
  ['without its words of grammar', ['open', 'account'], 'open an account', true, true],
  ['in another order', ['annual', 'report', '2025'], '2025 annual report', true, false],
  ['as a part', ['annual', 'report'], 'notic of the annual report', false, true],
  ['not at all', ['mortgag'], 'open an account', false, false],
])('tells how a keyword stands in a title: %s', (_name, terms, title, isWholeTitle, phraseInTitle) => {
  const read = titleReader({ terms, groups: terms.map((term) => word(term)) }, rarityOf);
  expect(read([1], title)).toMatchObject({ isWholeTitle, phraseInTitle });
});

it.each([
  ['all that says something', 'mortgag rate', 1, true],
  ['half of it', 'loan hotlin', 0.5, true],
  ['most, beside a word of every title', 'bank mortgag', 0.909, false],
  ['a synonym of several words', 'home loan', 1, true],
  ['nothing', 'open account', 0, false],
  ['no title', '', 0, false],
])('tells how much of a title a keyword says: %s', (_name, title, titleSaid, beginsTitle) => {
  const read = titleReader(
    { terms: ['mortgag', 'rate'], groups: [word('mortgag', 'loan', 'home loan'), word('rate')] },
    rarityOf,
  );
  const facts = read([1, 1], title);
  expect(facts.titleSaid).toBeCloseTo(titleSaid, 3);
  expect(facts.beginsTitle).toBe(beginsTitle);
});

it('says nothing of titles for a code, which what bears it need not have in its title', () => {
  const code: Group = { ...word('tx26012'), code: true };
  expect(titleReader({ terms: ['tx26012'], groups: [code] }, rarityOf)([1], 'tx26012')).toEqual({
    titleShare: 0,
    titleSaid: 0,
    beginsTitle: false,
    phraseInTitle: false,
    isWholeTitle: false,
  });
});
