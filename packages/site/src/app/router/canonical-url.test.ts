import { describe, expect, it } from 'vitest';
import { buildResolver } from './canonical-url.ts';
import { definePage } from '../../base/page/page-module.ts';
import { columnParameter, pageParameter } from '../../base/page/query-parameters.ts';
import { aRoute } from '../testing/a-route.ts';

const list = definePage({
  parameters: { column: columnParameter, page: pageParameter },
  load: () => Promise.resolve(null),
  Page: () => null,
});

const resolve = buildResolver(
  {
    CN: [
      aRoute('/personal'),
      aRoute('/bobbank/secondlist'),
      aRoute('/404'),
      aRoute('/old', { redirect: '/personal' }),
    ],
    EN: [aRoute('/en'), aRoute('/en/bobbank/secondlist'), aRoute('/en/404')],
  },
  () => list,
);

describe('an address', () => {
  it.each([
    ['/', '/personal', 302],
    ['/old', '/personal', 302],
    ['/Personal', '/personal', 301],
    ['/personal/', '/personal', 301],
    ['/personal//', '/personal', 301],
    ['/EN/Bobbank/secondlist/?column=701001', '/en/bobbank/secondlist?column=701001', 301],
    ['/redirect/personal', '/personal', 302],
    ['/redirect/%65n', '/en', 302],
    ['/redirect/bobbank/secondlist?column=701001', '/bobbank/secondlist?column=701001', 302],
  ])('%s is redirected to %s with %i [S2-root] [S2-redirect]', (url, location, status) => {
    expect(resolve(url)).toEqual({ kind: 'redirect', location, status });
  });

  it.each([
    ['/nowhere', '/404?from=%2Fnowhere'],
    ['/en/nowhere', '/en/404?from=%2Fen%2Fnowhere'],
    ['/redirect/https://evil.example', '/404?from=%2Fredirect%2Fhttps%3A%2F%2Fevil.example'],
    ['/redirect//evil.example', '/404?from=%2Fredirect%2F%2Fevil.example'],
    ['/redirect/%2f%2fevil.example', '/404?from=%2Fredirect%2F%252f%252fevil.example'],
    ['/redirect/%5cevil.example', '/404?from=%2Fredirect%2F%255cevil.example'],
    ['/redirect/%E0%A4%A', '/404?from=%2Fredirect%2F%25E0%25A4%25A'],
    ['//evil.example', '/404?from=%2F%2Fevil.example'],
    ['?a=1', '/404?from='],
    [`/${'x'.repeat(300)}`, `/404?from=%2F${'x'.repeat(199)}`],
  ])('%s is unknown and leads to %s [S2-404]', (url, location) => {
    expect(resolve(url)).toEqual({ kind: 'unknown', location });
  });

  it('of a page is canonical: known parameters in a fixed order, nothing else', () => {
    expect(resolve('/en/bobbank/secondlist?utm_source=x&page=3&column=701001')).toMatchObject({
      kind: 'page',
      url: '/en/bobbank/secondlist?column=701001&page=3',
      language: 'EN',
      takesForm: false,
      limit: undefined,
    });
  });

  it('gives ten thousand random query strings one canonical form', () => {
    const forms = new Set<string>();
    for (let index = 0; index < 10_000; index += 1) {
      const resolved = resolve(`/personal?a${index}=${index}&column=${index}x`);
      forms.add(resolved.kind === 'page' ? resolved.url : resolved.kind);
    }
    expect([...forms]).toEqual(['/personal']);
  });

  it('never sends anyone off the site, whatever stands behind /redirect/ [S2-redirect]', () => {
    const parts = [
      '/',
      '\\',
      '%2f',
      '%5c',
      '%09',
      '.',
      '..',
      '@',
      'evil.example',
      'http:',
      ':',
      '%00',
      '。',
      'personal',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 20_000; round += 1) {
      let path = '/redirect/';
      for (let length = next() % 6; length >= 0; length -= 1) path += parts[next() % parts.length] ?? '';
      const resolved = resolve(path);
      if (resolved.kind === 'redirect')
        expect(['/personal', '/en', '/404', '/en/404']).toContain(resolved.location);
      else if (resolved.kind === 'unknown') expect(resolved.location).toMatch(/^\/(en\/)?404\?from=/);
    }
  });
});
