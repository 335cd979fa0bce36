import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkMenus } from './menu-rules.ts';

const page = (code: string, body: object) => aRecord('page', code, { code, name: code, ...body });
const said = (...records: ReturnType<typeof aRecord>[]) => reported(checkMenus, records);

describe('an entry of a menu', () => {
  it('opens its page, an address, or what stands below it', () => {
    expect(said(page('a', { path: '/a', menu: { sort: 1 } }))).toEqual([]);
    expect(said(page('a', { menu: { sort: 1, url: '/b' }, left: { sort: 1, url: '/b' } }))).toEqual([]);
    expect(said(page('a', { menu: {} }), page('b', { parent: 'a', path: '/b', menu: {} }))).toEqual([]);
    expect(said(page('a', { menu: { urlType: '0' } }), page('b', {}))).toEqual([]);
  });

  it.each(['menu', 'left'])('of %s that opens nothing is told', (menu) => {
    const below = page('b', { parent: 'a', path: '/b' });
    expect(said(page('a', { [menu]: { sort: 1 } }), below)).toEqual([
      `a CN ${menu}: expected ${menu}.url or a path that the entry "a" opens, or entries below it, found none of them`,
    ]);
  });
});

describe('a column', () => {
  const column = (code: string) => aRecord('column', '701001', { columnId: '701001', page: code });
  it('is listed by a page that has an address', () => {
    expect(said(page('a', { path: '/a' }), column('a'))).toEqual([]);
    expect(said(page('a', {}), column('a'))).toEqual([
      '701001 CN page: expected the code of a page in CN that has a path, where the column is listed, found "a", a heading without one',
    ]);
    // Whether there is such a page another rule says.
    expect(said(column('none'))).toEqual([]);
  });
});
