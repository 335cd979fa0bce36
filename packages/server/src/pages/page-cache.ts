import { ByteBoundedCache } from '../http/bodies/byte-bounded-cache.ts';
import { FrequencySketch } from '../http/bodies/frequency-sketch.ts';
import {
  atRest,
  inBrotliAlone,
  isUnpacked,
  mapped,
  withRepresentation,
  type Encoding,
  type Representation,
} from '../http/bodies/encoded-body.ts';
import type { Metrics } from '../operation/metrics.ts';
import { withBody, type CachedPage } from './cached-page.ts';

// Whoever tries addresses that do not exist must not crowd out the pages that do.
const MISSING_SHARE = 1 / 8;
// A page takes a sixth of its room as soon as it is packed, and is measured at others then.
const UNPACKED_SHARE = 1 / 16;
/** Linux gives a process 65,530 mappings; a page and what is counted around it takes 6 kB at least. */
const MAPPED_UP_TO_BYTES = 256 * 2 ** 20;
/** What a page of a mould shows is nowhere but in its address: it is kept for those who ask at the same moment, some ten of them at most. */
const FILLED_BYTES = 256 * 1_024;

/**
 * Pages by canonical url, so that unknown, repeated or reordered query parameters share one entry (SEC-14).
 * An entry belongs to one content version; the grey switch is content, so the version tells grey pages apart too.
 * Outdated entries stay until they are replaced or crowded out: they are what visitors get while content is away.
 */
export class PageCache {
  readonly #pages: ByteBoundedCache<CachedPage>;
  /** New ones for which all room is taken, until they are packed. */
  readonly #unpacked: ByteBoundedCache<CachedPage>;
  readonly #missing: ByteBoundedCache<CachedPage>;
  readonly #filled = new ByteBoundedCache<CachedPage>(FILLED_BYTES);
  readonly #parts: readonly ByteBoundedCache<CachedPage>[];
  readonly #isMapped: boolean;
  readonly #metrics: Pick<Metrics, 'cacheBytes'>;

  constructor(limit: number, metrics: Pick<Metrics, 'cacheBytes'>) {
    this.#missing = new ByteBoundedCache(limit * MISSING_SHARE);
    this.#unpacked = new ByteBoundedCache(limit * UNPACKED_SHARE);
    this.#pages = new ByteBoundedCache(limit * (1 - MISSING_SHARE - UNPACKED_SHARE), {
      frequency: new FrequencySketch(),
      lessened: (page) => {
        const body = inBrotliAlone(page.body);
        return body && withBody(page, body);
      },
    });
    this.#parts = [this.#pages, this.#unpacked, this.#missing, this.#filled];
    this.#isMapped = limit <= MAPPED_UP_TO_BYTES;
    this.#metrics = metrics;
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
    return this.#first((part) => part.get(url));
  }

  /** As {@link any}, without counting as use. */
  peek(url: string): CachedPage | undefined {
    return this.#first((part) => part.peek(url));
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
    const mine = this.#partOf(page);
    for (const part of this.#parts) if (part !== mine) part.delete(page.url);
    mine.set(page.url, page);
    this.#metrics.cacheBytes.set(this.bytes);
  }

  /**
   * Keeps another form of a page that is kept; a newer version may have taken its place meanwhile. Where there is no room
   * for two, brotli stays: the other is made again in a third of the time that a page takes.
   */
  addForm(
    { url, body }: CachedPage,
    encoding: Exclude<Encoding, 'identity'>,
    representation: Representation,
  ): void {
    const kept = this.peek(url);
    if (kept?.body.digest !== body.digest) return;
    const staying = this.#isMapped ? mapped(representation) : representation;
    const both = atRest(withRepresentation(kept.body, encoding, staying));
    const isRoom = this.#partOf(kept).hasRoomFor(both.bytes - kept.body.bytes);
    this.put(withBody(kept, isRoom ? both : (inBrotliAlone(both) ?? both)));
  }

  #partOf({ url, status, body, bytes }: CachedPage): ByteBoundedCache<CachedPage> {
    if (body.made !== undefined) return this.#filled;
    if (status !== 200) return this.#missing;
    const more = bytes - (this.#pages.peek(url)?.bytes ?? 0);
    return isUnpacked(body) && !this.#pages.hasRoomFor(more) ? this.#unpacked : this.#pages;
  }

  #first(find: (part: ByteBoundedCache<CachedPage>) => CachedPage | undefined): CachedPage | undefined {
    for (const part of this.#parts) {
      const page = find(part);
      if (page !== undefined) return page;
    }
    return undefined;
  }
}
