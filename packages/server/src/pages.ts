import { toCachedPage, type CachedPage } from './cached-page.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import type { Published } from './content-watch.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { PageUnavailable, renderPage, type RenderSettings } from './render-page.ts';
import { RequestRefused } from './request-refused.ts';
import type { Transport } from '@bank/contract';
import type { PostedForm, Resolved } from '@bank/site/render-contract';

export type PageAnswer =
  | { kind: 'page'; page: CachedPage; result: 'hit' | 'miss' | 'stale' }
  | { kind: 'redirect'; location: string; status: 301 | 302 };

interface PagesParts {
  current: () => Published | undefined;
  cache: PageCache;
  render: RenderSettings;
  /** Development renders every time: the code of a page changes without a new content version. */
  isCaching: boolean;
  metrics: Metrics;
  log: Logger;
}

type PlaceOfPage = Extract<Resolved, { kind: 'page' }>;

// Rendering holds the one thread for some milliseconds each; whoever would stand behind this many is better told
// at once to come back (quality guide, R13).
const RENDERS_AT_ONCE = 64;

/** Answers page addresses from the cache, or renders them: once, however many ask at the same time. */
export class Pages {
  readonly #parts: PagesParts;
  readonly #rendering = new Map<string, Promise<PageAnswer>>();

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /**
   * Throws {@link PageUnavailable} when the content is away and no older page is kept,
   * and whatever the rendering throws.
   */
  async answer(rawUrl: string): Promise<PageAnswer> {
    const published = this.#parts.current();
    if (published === undefined) throw new PageUnavailable('No release of the site has been loaded yet');
    const place = published.site.resolve(rawUrl);
    if (place.kind === 'redirect') return place;
    if (place.kind === 'unknown') return { kind: 'redirect', location: place.location, status: 302 };
    const kept = this.#parts.isCaching
      ? this.#parts.cache.fresh(place.url, published.version.key)
      : undefined;
    return kept === undefined
      ? this.#renderOnce(place, published)
      : { kind: 'page', page: kept, result: 'hit' };
  }

  /** Whether a form may be posted to this address; while no content is loaded, nobody can say that it may not. */
  takesForm(rawUrl: string): boolean {
    const place = this.#parts.current()?.site.resolve(rawUrl);
    return place === undefined || (place.kind === 'page' && place.takesForm);
  }

  /**
   * Answers one visitor's form with a page that is never kept. `transportOf` makes the calls of that visitor.
   * Throws {@link PageUnavailable}, and {@link RequestRefused} where the page takes no form.
   */
  async answerForm(
    rawUrl: string,
    posted: PostedForm,
    transportOf: (published: Published) => Transport,
  ): Promise<CachedPage> {
    const published = this.#parts.current();
    if (published === undefined) throw new PageUnavailable('No release of the site has been loaded yet');
    const place = published.site.resolve(rawUrl);
    if (place.kind !== 'page' || !place.takesForm) throw new RequestRefused(405, 'This page takes no form.');
    const visitors = { ...published, transport: transportOf(published) };
    const rendered = await renderPage(place.url, place.language, visitors, this.#parts.render, posted);
    if (rendered.kind === 'redirect') throw new Error('A page that takes a form redirects');
    return toCachedPage(place.url, published.version.key, { ...rendered, cacheable: false });
  }

  #renderOnce(place: PlaceOfPage, published: Published): Promise<PageAnswer> {
    const key = `${published.version.key} ${place.url}`;
    const running = this.#rendering.get(key);
    if (running) return running;
    const answer = this.#renderOrStale(place, published).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, answer);
    return answer;
  }

  async #renderOrStale(place: PlaceOfPage, published: Published): Promise<PageAnswer> {
    const { cache, metrics, log } = this.#parts;
    try {
      if (this.#rendering.size >= RENDERS_AT_ONCE)
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
    const { cache, metrics, render, isCaching } = this.#parts;
    const stopTimer = metrics.renderSeconds.startTimer();
    const rendered = await renderPage(place.url, place.language, published, render);
    stopTimer();
    if (rendered.kind === 'redirect') return rendered;
    const page = await toCachedPage(place.url, published.version.key, rendered);
    // A page that a newer version overtook must not take the place of that version's page.
    const isNewest = this.#parts.current()?.version.key === published.version.key;
    if (rendered.cacheable && isCaching && isNewest) cache.put(page);
    return { kind: 'page', page, result: 'miss' };
  }
}
