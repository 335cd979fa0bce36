import { ByteBoundedCache } from '../http/bodies/byte-bounded-cache.ts';
import {
  atRest,
  withRepresentation,
  type Encoding,
  type Representation,
} from '../http/bodies/encoded-body.ts';
import type { Metrics } from '../operation/metrics.ts';
import { withBody, type CachedPage } from './cached-page.ts';

// Whoever tries addresses that do not exist must not crowd out the pages that do.
const MISSING_SHARE = 1 / 8;
/** What a page of a mould shows is nowhere but in its address: it is kept for those who ask at the same moment, some ten of them at most. */
const FILLED_BYTES = 256 * 1_024;

/**
 * Pages by canonical url, so that unknown, repeated or reordered query parameters share one entry (SEC-14).
 * An entry belongs to one content version; the grey switch is content, so the version tells grey pages apart too.
 * Outdated entries stay until they are replaced or crowded out: they are what visitors get while content is away.
 */
export class PageCache {
  readonly #pages: ByteBoundedCache<CachedPage>;
  readonly #missing: ByteBoundedCache<CachedPage>;
  readonly #filled = new ByteBoundedCache<CachedPage>(FILLED_BYTES);
  readonly #metrics: Pick<Metrics, 'cacheBytes'>;

  constructor(limit: number, metrics: Pick<Metrics, 'cacheBytes'>) {
    this.#missing = new ByteBoundedCache(limit * MISSING_SHARE);
    this.#pages = new ByteBoundedCache(limit * (1 - MISSING_SHARE));
    this.#metrics = metrics;
  }

  get #parts(): ByteBoundedCache<CachedPage>[] {
    return [this.#pages, this.#missing, this.#filled];
  }

  get bytes(): number {
    return this.#parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get size(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0);
  }

  /** The page of exactly this version. */
  fresh(url: string, versionKey: string): CachedPage | undefined {
    const page = this.any(url);
    return page?.versionKey === versionKey ? page : undefined;
  }

  /** The page of whatever version it is. */
  any(url: string): CachedPage | undefined {
    return this.#pages.get(url) ?? this.#missing.get(url) ?? this.#filled.get(url);
  }

  /** As {@link any}, without counting as use. */
  peek(url: string): CachedPage | undefined {
    return this.#pages.peek(url) ?? this.#missing.peek(url) ?? this.#filled.peek(url);
  }

  /** Canonical urls of pages that exist, most recently used first. */
  urls(): string[] {
    return this.#pages.keys();
  }

  /** Canonical urls of pages with one of these tags, most recently used first. */
  taggedWith(isMeant: (tag: string) => boolean): string[] {
    return this.urls().filter((url) => this.peek(url)?.tags?.some(isMeant));
  }

  put(page: CachedPage): void {
    for (const part of this.#parts) part.delete(page.url);
    this.#partOf(page).set(page.url, page);
    this.#metrics.cacheBytes.set(this.bytes);
  }

  /** Keeps another form of a page that is kept; a newer version may have taken its place meanwhile. */
  addForm(
    { url, body }: CachedPage,
    encoding: Exclude<Encoding, 'identity'>,
    representation: Representation,
  ): void {
    const kept = this.peek(url);
    if (kept?.body.digest !== body.digest) return;
    this.put(withBody(kept, atRest(withRepresentation(kept.body, encoding, representation))));
  }

  #partOf({ status, body }: CachedPage): ByteBoundedCache<CachedPage> {
    if (body.made !== undefined) return this.#filled;
    return status === 200 ? this.#pages : this.#missing;
  }
}
