import type { NewItem } from '@bank/store';
import { describe, expect, it } from 'vitest';
import { withManyArticles } from '../bench/articles/many-articles.ts';
import { growthRows } from '../bench/uncached/cost-rows.ts';
import { pagesBetween } from '../bench/uncached/pages-between.ts';
import { spread } from '../bench/uncached/spread.ts';

const anArticle = (key: string, language: 'CN' | 'EN', body: object = {}): NewItem => ({
  type: 'article',
  language,
  key,
  section: '701001',
  rank: 0,
  date: '2026-01-01',
  title: key,
  text: key,
  publishAt: undefined,
  expireAt: undefined,
  body: { title: key, publishDate: '2026-01-01', top: true, ...body },
});

const ITEMS = [
  anArticle('both', 'CN'),
  anArticle('both', 'EN'),
  anArticle('one', 'CN'),
  anArticle('event', 'CN', { startDate: '2026-01-01' }),
  anArticle('event', 'EN', { startDate: '2026-01-01' }),
];

describe('a release with many articles', () => {
  const items = [...withManyArticles(ITEMS, 50)];
  const added = items.slice(ITEMS.length);

  it('has what was there, and as many different articles as were asked for', () => {
    expect(items.slice(0, ITEMS.length)).toEqual(ITEMS);
    expect(new Set(items.map(({ key }) => key)).size).toBe(50);
  });

  it('adds only such as stand in both languages and need no record beside them', () => {
    expect(added.every(({ title }) => title.startsWith('both'))).toBe(true);
    expect(added.filter(({ language }) => language === 'EN')).toHaveLength(47);
  });

  it('gives each a title, and both its languages the day, of its own', () => {
    expect(new Set(added.map(({ title }) => title)).size).toBe(added.length);
    for (const { date, body } of added) expect(body).toMatchObject({ publishDate: date, top: false });
    expect(added[0]?.date).toBe(added[1]?.date);
    expect(new Set(added.map(({ date }) => date)).size).toBeGreaterThan(40);
  });

  it('is the same each time', () => {
    expect([...withManyArticles(ITEMS, 50)]).toEqual(items);
  });
});

describe('rows of two sizes', () => {
  it('give the large one by the small one, of the kinds that both have', () => {
    const small = { costs: [{ name: 'list', ms: 2, detail: 's' }], residentMb: 200 };
    const large = {
      costs: [
        { name: 'list', ms: 3, detail: 'l' },
        { name: 'new', ms: 1, detail: '' },
      ],
      residentMb: 300,
    };
    expect(growthRows('9 articles', small, large)).toMatchObject([
      {
        name: 'list, 9 articles: by small',
        value: 1.5,
        atMost: 1.2,
        isMet: false,
        detail: '3.00 ms (l) by 2.00 (s)',
      },
      { name: 'memory after it, 9 articles: by small', value: 1.5, detail: '300 MB by 200' },
    ]);
  });
});

describe('addresses to ask for', () => {
  it('are spread over all there are', () => {
    const numbers = Array.from({ length: 1_000 }, (_, n) => n);
    const chosen = spread(numbers, 4);
    expect(chosen).toEqual([0, 250, 500, 750]);
    expect(spread([1, 2], 4)).toEqual([1, 2]);
    expect(spread(numbers, 160)).toHaveLength(160);
  });

  it('are of pages between the first and the last of a long list', () => {
    expect(pagesBetween('/list?column=1&page=4')).toEqual(['/list?column=1&page=2', '/list?column=1&page=3']);
    expect(pagesBetween('/list?page=2')).toEqual([]);
    expect(pagesBetween('/list?year=2024')).toEqual([]);
    const many = pagesBetween('/list?page=1000');
    expect(many.length).toBeLessThanOrEqual(24);
    expect(many.at(-1)).toMatch(/page=9\d\d$/);
  });
});
