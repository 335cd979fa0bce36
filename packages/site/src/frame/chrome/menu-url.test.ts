import { describe, expect, it } from 'vitest';
import { menuUrl } from './menu-url.ts';
import { aMenuEntry } from './testing/sample-chrome.ts';

describe('the address of a menu entry', () => {
  it('is its own', () => {
    expect(menuUrl(aMenuEntry({ code: 'a', url: '/a?column=1' }), 'CN')).toBe('/a?column=1');
  });

  it('is that of the first entry below that has one', () => {
    const children = [aMenuEntry({ code: 'b' }), aMenuEntry({ code: 'c', url: '/c' })];
    expect(menuUrl(aMenuEntry({ code: 'a', children }), 'CN')).toBe('/c');
  });

  it('is the coming-soon page when the whole branch has none [S2-other]', () => {
    const branch = aMenuEntry({ code: 'a', children: [aMenuEntry({ code: 'b' })] });
    expect(menuUrl(branch, 'CN')).toBe('/welcome');
    expect(menuUrl(branch, 'EN')).toBe('/en/welcome');
  });
});
