import { expect, it } from 'vitest';
import { titleFacts } from './title-facts.ts';

it.each([
  ['without its words of grammar', ['open', 'account'], 'open an account', true, true],
  ['in another order', ['annual', 'report', '2025'], '2025 annual report', true, false],
  ['as a part', ['annual', 'report'], 'notic of the annual report', false, true],
  ['not at all', ['mortgag'], 'open an account', false, false],
])('tells how a keyword stands in a title: %s', (_name, terms, title, isWholeTitle, phraseInTitle) => {
  expect(titleFacts([1], terms, title)).toMatchObject({ isWholeTitle, phraseInTitle });
});
