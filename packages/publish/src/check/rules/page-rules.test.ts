import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkPages } from './page-rules.ts';

const page = (code: string, more: object = {}, key = code) => aRecord('page', key, { code, ...more });

describe('the tree of pages', () => {
  it('is any tree, in each language by itself', () => {
    const below = page('list', { path: '/list', parent: 'home' });
    const english = aRecord('page', 'en', { code: 'home', path: '/en' }, inEnglish);
    expect(
      reported(checkPages, [below, page('home', { path: '/personal' }), page('heading'), english]),
    ).toEqual([]);
  });

  it('has one page for each code and each path', () => {
    const records = [page('a', { path: '/a' }), page('a', { path: '/b' }, 'x'), page('c', { path: '/a' })];
    expect(reported(checkPages, records)).toEqual([
      'x CN code: expected a code of its own (page a has the same), found "a"',
      'c CN path: expected a path of its own (page a has the same), found "/a"',
    ]);
  });

  it('knows every parent, in the same language', () => {
    const english = aRecord('page', 'en', { code: 'en', parent: 'a' }, inEnglish);
    expect(reported(checkPages, [page('a'), page('b', { parent: 'none' }), english])).toEqual([
      'b CN parent: expected the code of a page in CN, found "none"',
      'en EN parent: expected the code of a page in EN, found "a"',
    ]);
  });

  it('has no circle, and says so of the pages in it alone', () => {
    const circle = [page('a', { parent: 'c' }), page('b', { parent: 'a' }), page('c', { parent: 'b' })];
    const expected = 'expected a page that does not stand below this one';
    expect(reported(checkPages, [...circle, page('below', { parent: 'c' })])).toEqual([
      `a CN parent: ${expected}, found "c"`,
      `b CN parent: ${expected}, found "a"`,
      `c CN parent: ${expected}, found "b"`,
    ]);
    expect(reported(checkPages, [page('a', { parent: 'a' })])).toHaveLength(1);
  });
});
