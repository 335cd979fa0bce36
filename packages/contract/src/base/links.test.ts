import { describe, expect, it } from 'vitest';
import { isHttpLink, isSitePath, linkTarget, safeAddress } from './links.ts';

describe('isHttpLink', () => {
  it.each([
    ['http://a.example', true],
    ['https://a.example', true],
    ['see http://a.example', true],
    ['{host}/x', true],
    ['/personal', false],
    ['', false],
    ['httpx://a', false],
  ])('%s → %s [S5-http]', (value, expected) => {
    expect(isHttpLink(value)).toBe(expected);
  });
});

describe('a link target', () => {
  it.each([
    ['an empty target', '', '1'],
    ['blank space', '   ', '2'],
    ['a target that a script left out', 'undefined', '1'],
    ['jump type 0', '/personal', '0'],
    ['a script with an http address inside', 'javascript:alert(1)//http://x', '2'],
    ['data with an http address inside', 'data:text/html,http://x', '1'],
    ['a protocol-relative address', '//evil.example', '1'],
    ['a backslash after the slash', '/\\evil.example', '1'],
    ['a tab that browsers drop', '/\t/evil.example', '1'],
    ['a bare script', 'javascript:alert(1)', '1'],
    ['no leading slash', 'personal', '1'],
  ] as const)('%s leads nowhere [S4-jump]', (_, url, urlType) => {
    expect(linkTarget(url, urlType)).toEqual({ kind: 'none' });
  });

  it('of type 1 stays inside the site [S4-jump]', () => {
    expect(linkTarget('/personal/sfbz?x=1', '1')).toEqual({ kind: 'inside', path: '/personal/sfbz?x=1' });
  });

  it('of type 2 opens a new window [S4-jump]', () => {
    expect(linkTarget('/personal', '2')).toEqual({ kind: 'window', address: '/personal' });
  });

  it('that is an http address always opens a new window, with {host} filled in [S4-jump]', () => {
    expect(linkTarget('https://{host}/a', '1', 'www.bank.example')).toEqual({
      kind: 'window',
      address: 'https://www.bank.example/a',
    });
    expect(linkTarget('tel:95526', '1')).toEqual({ kind: 'window', address: 'tel:95526' });
  });
});

describe('safeAddress', () => {
  it.each(['javascript:1//http://x', 'blob:http://x/1', 'vbscript:http://', 'ftp://x', 'http://'])(
    'refuses %s [SEC-1]',
    (value) => {
      expect(safeAddress(value, '')).toBeUndefined();
    },
  );
});

describe('isSitePath', () => {
  it.each([
    ['/a', true],
    ['/a//b', true],
    ['//a', false],
    ['/\\a', false],
    ['/\t/a', false],
    ['/\n/a', false],
    ['https://a', false],
    ['', false],
  ])('%j → %s', (value, expected) => {
    expect(isSitePath(value)).toBe(expected);
  });
});
