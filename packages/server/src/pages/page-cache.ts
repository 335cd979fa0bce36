import { ByteBoundedCache } from '../http/bodies/byte-bounded-cache.ts';
import { withBody, type CachedPage } from './cached-page.ts';
import { withBestBrotli } from '../http/bodies/encoded-body.ts';
import type { Metrics } from '../operation/metrics.ts';

/**
 * Pages by canonical url, so that unknown, repeated or reordered query parameters share one entry (quality guide, S14).
 * An entry belongs to one content version; the grey switch is content, so the version tells grey pages apart too.
 * Outdated entries stay until they are replaced or crowded out: they are what visitors get while content is away.
 */
export class PageCache {
  readonly #pages: ByteBoundedCache<CachedPage>;
  readonly #metrics: Pick<Metrics, 'cacheBytes'>;
  readonly #toPack = new Set<string>();
  #packing: Promise<void> | undefined;

  constructor(limit: number, metrics: Pick<Metrics, 'cacheBytes'>) {
    this.#pages = new ByteBoundedCache(limit);
    this.#metrics = metrics;
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The page of exactly this version. */
  fresh(url: string, versionKey: string): CachedPage | undefined {
    const page = this.#pages.get(url);
    return page?.versionKey === versionKey ? page : undefined;
  }

  /** The page of whatever version it is. */
  any(url: string): CachedPage | undefined {
    return this.#pages.get(url);
  }

  /** Canonical urls, most recently used first. */
  urls(): string[] {
    return this.#pages.keys();
  }

  put(page: CachedPage): void {
    this.#set(page);
    this.#toPack.add(page.url);
    this.#packing ??= this.#packAll().finally(() => {
      this.#packing = undefined;
    });
  }

  /** Resolves when every page has its smallest form; for tests and for an orderly end. */
  async packed(): Promise<void> {
    await this.#packing;
  }

  #set(page: CachedPage): void {
    this.#pages.set(page.url, page);
    this.#metrics.cacheBytes.set(this.#pages.bytes);
  }

  // One at a time: the compression is slow on purpose and must leave the other cores to the visitors.
  async #packAll(): Promise<void> {
    for (const url of this.#toPack) {
      this.#toPack.delete(url);
      const page = this.#pages.peek(url);
      if (page === undefined) continue;
      const packed = withBody(page, await withBestBrotli(page.body));
      // A newer version may have taken its place meanwhile.
      if (this.#pages.peek(url) === page) this.#set(packed);
    }
  }
}
