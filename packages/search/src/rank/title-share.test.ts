import { expect, it } from 'vitest';
import { titleShare } from './title-share.ts';

it.each([
  ['the title is the keyword', [1, 1], ['annual', 'report'], 'annual report', 1],
  ['half of the title', [1, 0.97], ['annual', 'report'], '2025 annual report highlights', 0.5],
  ['a title that lacks a word', [1, 0], ['annual', 'report'], 'annual results', 0],
  ['more words than the title has', [1, 1], ['a', 'b', 'c'], 'x y', 1],
  ['no title', [1], ['a'], '', 0],
  ['nothing asked for', [], [], 'annual report', 0],
])('how much of a title was asked for: %s', (_name, matches, terms, title, share) => {
  expect(titleShare(matches, terms, title.split(' ').filter(Boolean))).toBe(share);
});
