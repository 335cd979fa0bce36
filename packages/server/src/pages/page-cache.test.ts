import { describe, expect, it } from 'vitest';
import { createMetrics } from '../operation/metrics.ts';
import { toCachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

const html = 'x'.repeat(10_000);
const aPage = (url: string, status: 200 | 404 = 200) =>
  toCachedPage(url, 'v1', { kind: 'html', status, html, cacheable: true });

describe('PageCache', () => {
  it('keeps its pages, whatever number of addresses without one is tried', () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    for (let n = 0; n < 50; n += 1) cache.put(aPage(`/news?page=${n}`));
    for (let n = 0; n < 1_000; n += 1) cache.put(aPage(`/detail?id=none-${n}`, 404));
    expect(cache.urls()).toHaveLength(50);
    expect(cache.fresh('/detail?id=none-999', 'v1')?.status).toBe(404);
    expect(cache.fresh('/detail?id=none-1', 'v1')).toBeUndefined();
    expect(cache.bytes).toBeLessThanOrEqual(2 ** 20);
  });

  it('holds one of both where a page goes or comes back', () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    for (const status of [200, 404, 200] as const) {
      cache.put(aPage('/news', status));
      expect([cache.size, cache.any('/news')?.status]).toEqual([1, status]);
    }
  });
});
