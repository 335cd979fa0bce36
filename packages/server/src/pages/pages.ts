import { toCachedPage, type CachedPage } from './cached-page.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { PageUnavailable } from '../content/page-unavailable.ts';
import { publishedNow, type Current, type Published } from '../content/published.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePacking } from './page-packing.ts';
import { renderPage, type RenderSettings } from './render-page.ts';
import { RenderTurns } from './render-turns.ts';
import { RequestRefused, TooManyRequests } from '../http/limits/request-refused.ts';
import type { LimitClass, Transport } from '@bank/contract';
import type { PostedForm, Resolved } from '@bank/site/render-contract';

export type PageAnswer =
  | { kind: 'page'; page: CachedPage; result: 'hit' | 'miss' | 'stale' }
  | { kind: 'redirect'; location: string; status: 301 | 302 };

interface PagesParts {
  current: Current;
  cache: PageCache;
  packing: Pick<PagePacking, 'isKept'>;
  render: RenderSettings;
  /** Development renders every time: the code of a page changes without a new content version. */
  isCaching: boolean;
  /** Counts a page for its visitor; seconds to wait when it is one too many, else undefined. */
  admit: (limit: LimitClass, visitor: string) => number | undefined;
  metrics: Metrics;
  log: Logger;
}

type PlaceOfPage = Extract<Resolved, { kind: 'page' }>;

// Rendering holds the one thread for some milliseconds each; whoever would stand behind this many is better told
// at once to come back (REL-13).
const RENDERS_AT_ONCE = 64;

const keyOf = ({ url }: PlaceOfPage, { version }: Published) => `${version.key} ${url}`;

/** Answers page addresses from the cache, or renders them: once, however many ask at the same time. */
export class Pages {
  readonly #parts: PagesParts;
  readonly #rendering = new Map<string, Promise<PageAnswer>>();
  readonly #turns = new RenderTurns();

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /**
   * Throws {@link PageUnavailable} when the content is away and no older page is kept, {@link TooManyRequests} where
   * the visitor has had their share, and whatever the rendering throws. What no visitor asks for has no limit.
   */
  async answer(rawUrl: string, visitor?: string): Promise<PageAnswer> {
    const published = publishedNow(this.#parts.current);
    const place = published.site.resolve(rawUrl);
    if (place.kind === 'redirect') return place;
    if (place.kind === 'unknown') return { kind: 'redirect', location: place.location, status: 302 };
    const kept = this.#kept(place, published);
    if (kept !== undefined) return kept;
    this.#count(place, visitor);
    return (
      this.#rendering.get(keyOf(place, published)) ??
      this.#turns.take(
        visitor,
        async () => this.#kept(place, published) ?? this.#renderOnce(place, published),
      )
    );
  }

  /** Whether a form may be posted to this address; while no content is loaded, nobody can say that it may not. */
  takesForm(rawUrl: string): boolean {
    const place = this.#parts.current()?.site.resolve(rawUrl);
    return place === undefined || (place.kind === 'page' && place.takesForm);
  }

  /**
   * Answers one visitor's form with a page that is never kept. `transportOf` makes the calls of that visitor.
   * Throws {@link PageUnavailable}, {@link TooManyRequests}, and {@link RequestRefused} where the page takes no form.
   */
  async answerForm(
    rawUrl: string,
    visitor: string,
    posted: PostedForm,
    transportOf: (published: Published) => Transport,
  ): Promise<CachedPage> {
    const published = publishedNow(this.#parts.current);
    const place = published.site.resolve(rawUrl);
    if (place.kind !== 'page' || !place.takesForm) throw new RequestRefused(405, 'This page takes no form.');
    const visitors = { ...published, transport: transportOf(published) };
    const rendered = await this.#turns.take(visitor, () =>
      renderPage(place.url, place.language, visitors, this.#parts.render, posted),
    );
    if (rendered.kind === 'redirect') throw new Error('A page that takes a form redirects');
    return toCachedPage(place.url, published.version.key, { ...rendered, cacheable: false });
  }

  #kept({ url }: PlaceOfPage, { version }: Published): PageAnswer | undefined {
    const page = this.#parts.isCaching ? this.#parts.cache.fresh(url, version.key) : undefined;
    return page && { kind: 'page', page, result: 'hit' };
  }

  #count({ limit }: PlaceOfPage, visitor: string | undefined): void {
    if (limit === undefined || visitor === undefined) return;
    const wait = this.#parts.admit(limit, visitor);
    if (wait !== undefined) throw new TooManyRequests(wait);
  }

  #renderOnce(place: PlaceOfPage, published: Published): Promise<PageAnswer> {
    const key = keyOf(place, published);
    const running = this.#rendering.get(key);
    if (running) return running;
    const answer = this.#renderOrStale(place, published).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, answer);
    return answer;
  }

  async #renderOrStale(place: PlaceOfPage, published: Published): Promise<PageAnswer> {
    const { cache, metrics, log } = this.#parts;
    try {
      if (this.#turns.running > RENDERS_AT_ONCE)
        throw new PageUnavailable('Too many pages are being rendered');
      return await this.#render(place, published);
    } catch (error) {
      const isUnavailable = error instanceof PageUnavailable;
      metrics.renderFailures.inc({ reason: isUnavailable ? 'unavailable' : 'error' });
      const older = isUnavailable ? cache.any(place.url) : undefined;
      if (older === undefined) throw error;
      // The watch has already told of the outage; at debug level, because this may be every visitor for hours.
      log.debug(
        { err: error, path: older.loggedPath },
        'an older page is served because its content is away',
      );
      return { kind: 'page', page: { ...older, cacheControl: CACHE_CONTROL.never }, result: 'stale' };
    }
  }

  async #render(place: PlaceOfPage, published: Published): Promise<PageAnswer> {
    const { cache, packing, metrics, render, isCaching } = this.#parts;
    const stopTimer = metrics.renderSeconds.startTimer();
    const rendered = await renderPage(place.url, place.language, published, render);
    stopTimer();
    if (rendered.kind === 'redirect') return rendered;
    const page = toCachedPage(place.url, published.version.key, rendered, cache.peek(place.url)?.asked.times);
    // A page that a newer version overtook must not take the place of that version's page.
    const isNewest = this.#parts.current()?.version.key === published.version.key;
    if (rendered.cacheable && isCaching && isNewest) {
      cache.put(page);
      packing.isKept(page);
    }
    return { kind: 'page', page, result: 'miss' };
  }
}
