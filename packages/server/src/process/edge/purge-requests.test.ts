import { describe, expect, it } from 'vitest';
import { purgeRequests } from './purge-requests.ts';

const settings = { edgePurgeUrl: 'https://edge.example/purge', edgePurgeToken: 'secret' };
const tags = Array.from({ length: 300 }, (_, i) => `t${i}`);

describe('a purge', () => {
  it('is told to Cloudflare thirty tags at a time', () => {
    const requests = purgeRequests({ ...settings, edgePurge: 'cloudflare' }, { tags, addresses: ['/a'] });
    expect(requests).toHaveLength(10);
    expect(requests[0]).toEqual({
      url: 'https://edge.example/purge',
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(0, 30) }),
    });
  });

  it('is told to Fastly 256 tags at a time', () => {
    const requests = purgeRequests({ ...settings, edgePurge: 'fastly' }, { tags, addresses: [] });
    expect(requests.map(({ headers }) => headers['surrogate-key'])).toEqual([
      tags.slice(0, 256).join(' '),
      tags.slice(256).join(' '),
    ]);
    expect(requests[0]?.headers['fastly-key']).toBe('secret');
  });

  it('makes nginx fetch each address anew, in each form that it keeps', () => {
    const nginx = { ...settings, edgePurge: 'nginx' as const, edgePurgeUrl: 'http://127.0.0.1/' };
    const requests = purgeRequests(nginx, { tags: ['t'], addresses: ['/en/news?id=1'] });
    expect(requests.map(({ url, method, headers }) => [url, method, headers['accept-encoding']])).toEqual([
      ['http://127.0.0.1/en/news?id=1', 'GET', 'br'],
      ['http://127.0.0.1/en/news?id=1', 'GET', 'gzip'],
      ['http://127.0.0.1/en/news?id=1', 'GET', 'identity'],
    ]);
    expect(requests[0]?.headers['x-refresh-key']).toBe('secret');
  });

  it('is not sent where nothing has changed, or to nobody', () => {
    for (const edgePurge of ['cloudflare', 'fastly', 'nginx', ''] as const)
      expect(purgeRequests({ ...settings, edgePurge }, { tags: [], addresses: [] })).toEqual([]);
    expect(purgeRequests({ ...settings, edgePurge: '' }, { tags, addresses: ['/a'] })).toEqual([]);
  });
});
