import { expect, it } from 'vitest';
import { byMonth } from './by-month.ts';

it('parts a list into runs of one month, in its order', () => {
  const days = ['2026-09-01', '2026-11-20', '2026-11-02', '2026-10-31'];
  expect(
    byMonth(days.map((publishDate) => ({ publishDate }))).map(({ month, articles }) => [
      month,
      articles.length,
    ]),
  ).toEqual([
    ['2026-09', 1],
    ['2026-11', 2],
    ['2026-10', 1],
  ]);
});
