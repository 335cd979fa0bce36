import { describe, expect, it } from 'vitest';
import { mergeSmallGroups } from './merge-small-groups.ts';
import { aMenuEntry } from './testing/sample-chrome.ts';

const groupOf = (links: number) =>
  aMenuEntry({
    code: String(links),
    children: Array.from({ length: links }, (_, index) => aMenuEntry({ code: `${links}-${index}` })),
  });

describe('the columns of a sub-menu', () => {
  it.each([
    ['groups of three links and more stay alone', [3, 4, 3], [[3], [4], [3]]],
    ['small ones that follow each other share a column', [2, 2, 3], [[2, 2], [3]]],
    [
      'until it holds enough',
      [2, 1, 2, 2, 2],
      [
        [2, 1],
        [2, 2, 2],
      ],
    ],
    [
      'a small one at the end joins the column before it',
      [2, 2, 3, 2],
      [
        [2, 2],
        [3, 2],
      ],
    ],
    ['a small one between large ones stays in its place', [3, 2, 3], [[3], [2], [3]]],
    ['two groups stay two columns', [2, 3], [[2], [3]]],
    ['one group is one column', [1], [[1]]],
  ])('%s', (_, links, expected) => {
    const columns = mergeSmallGroups(links.map(groupOf));
    expect(columns.map((column) => column.map(({ children }) => children?.length))).toEqual(expected);
  });
});
