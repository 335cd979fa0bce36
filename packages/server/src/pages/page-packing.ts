import type { Current } from '../content/published.ts';
import { wantedEncoding } from '../http/bodies/accepted-encoding.ts';
import {
  isPackedBest,
  packed,
  withRepresentation,
  type Encoding,
  type Representation,
} from '../http/bodies/encoded-body.ts';
import { BROTLI } from '../http/bodies/packing-levels.ts';
import type { SpareTime } from '../http/bodies/spare-time.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { quickLevel, withBody, type CachedPage } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

interface PackingParts {
  cache: Pick<PageCache, 'addForm' | 'peek'>;
  current: Current;
  metrics: Pick<Metrics, 'pagesToPack'>;
  log: Pick<Logger, 'error'>;
  spareTime: SpareTime;
}

type Packed = Exclude<Encoding, 'identity'>;

// Decision 0039: the best form saves a reader on a phone some 7 ms, and takes this machine 85 to 170 ms.
const OFTEN = 16;

/** Packs a page quickly in what its visitor takes, and as small as it gets when many will read it. */
export class PagePacking {
  readonly #parts: PackingParts;
  readonly #spareTime: SpareTime;
  /** By the digest, which all forms of a page share. */
  readonly #underWay: Record<Packed, Map<string, Promise<Representation>>> = {
    br: new Map(),
    gzip: new Map(),
  };
  // Pages that visitors ask for come before those that they may ask for.
  readonly #often = new Set<string>();
  readonly #ahead = new Set<string>();
  #packing: Promise<void> | undefined;

  constructor(parts: PackingParts) {
    this.#parts = parts;
    this.#spareTime = parts.spareTime;
  }

  /** The page with the form that is right for a visitor. */
  async forVisitor(page: CachedPage, acceptEncoding: string | undefined): Promise<CachedPage> {
    const encoding = wantedEncoding(page.body, acceptEncoding);
    if (encoding === 'identity' || page.body[encoding] !== undefined) return page;
    const representation = await this.#packedOnce(page, encoding);
    return withBody(page, withRepresentation(page.body, encoding, representation));
  }

  /** Counts a page that a visitor is given from the cache. */
  count({ asked, url }: CachedPage): void {
    asked.times += 1;
    if (asked.times === OFTEN) this.#enqueue(url, this.#often);
  }

  /** A page that is kept from now on; its visitors of the version before count half. */
  isKept({ asked, url }: CachedPage): void {
    if (asked.times >= OFTEN) this.#enqueue(url, this.#often);
  }

  /** Packs a page before anybody asks for it. */
  packAhead(url: string): void {
    if (!this.#often.has(url)) this.#enqueue(url, this.#ahead);
  }

  /** Resolves when nothing waits to be packed; for tests. */
  async idle(): Promise<void> {
    await this.#packing;
  }

  /** One packing, however many visitors wait for it. */
  #packedOnce(page: CachedPage, encoding: Packed): Promise<Representation> {
    const underWay = this.#underWay[encoding];
    const { digest } = page.body;
    const known = underWay.get(digest);
    if (known !== undefined) return known;
    const packing = packed(page.body, encoding, quickLevel(page)).then((representation) => {
      const isThere = this.#parts.cache.peek(page.url)?.body[encoding] !== undefined;
      if (!isThere) this.#parts.cache.addForm(page, encoding, representation);
      return representation;
    });
    underWay.set(digest, packing);
    const forget = () => underWay.delete(digest);
    packing.then(forget, forget);
    return packing;
  }

  #enqueue(url: string, queue: Set<string>): void {
    queue.add(url);
    this.#packing ??= this.#packAll().finally(() => {
      this.#packing = undefined;
    });
  }

  async #packAll(): Promise<void> {
    const { metrics, log } = this.#parts;
    for (let url = this.#next(); url !== undefined; url = this.#next()) {
      const waiting = url;
      metrics.pagesToPack.set(this.#often.size + this.#ahead.size + 1);
      try {
        await this.#spareTime.use(() => this.#packBest(waiting));
      } catch (err) {
        log.error({ err, path: url.split('?', 1)[0] }, 'a page could not be packed; it stays as it is');
      }
    }
    metrics.pagesToPack.set(0);
  }

  async #packBest(url: string): Promise<void> {
    const { cache, current } = this.#parts;
    const page = cache.peek(url);
    // Crowded out, or of a version that nobody is shown any more.
    if (page === undefined || page.versionKey !== current()?.version.key) return;
    if (isPackedBest(page.body)) return;
    cache.addForm(page, 'br', await packed(page.body, 'br', BROTLI.best));
  }

  #next(): string | undefined {
    for (const queue of [this.#often, this.#ahead]) {
      for (const url of queue) {
        queue.delete(url);
        return url;
      }
    }
    return undefined;
  }
}
