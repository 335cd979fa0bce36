import { toCachedPage, toFilledPage, type CachedPage } from './cached-page.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { PageUnavailable } from '../content/page-unavailable.ts';
import { publishedNow, type Current, type Published } from '../content/published.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { tagsHeader, tagsOf } from './edge/page-tags.ts';
import type { CallKey } from './mirror/manifest.ts';
import type { RecordedCalls } from './mirror/recorded-calls.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePacking } from './page-packing.ts';
import { renderPage, type RenderSettings } from './render-page.ts';
import type { Admission } from '../http/overload/admission.ts';
import { Overloaded } from '../http/overload/overloaded.ts';
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
  admission: Pick<Admission, 'render'>;
  render: RenderSettings;
  /** Development renders every time: the code of a page changes without a new content version. */
  isCaching: boolean;
  /** Counts a page for its visitor; seconds to wait when it is one too many, else undefined. */
  admit: (limit: LimitClass, visitor: string) => number | undefined;
  metrics: Metrics;
  log: Logger;
  edge?: EdgeTags | undefined;
}

/** Where pages are tagged: the name of the header, if any, and who notes what the pages of a version are made of. */
export interface EdgeTags {
  header: string;
  recordedOf: (published: Published) => RecordedCalls | undefined;
}

type PlaceOfPage = Extract<Resolved, { kind: 'page' }>;

const keyOf = ({ url }: PlaceOfPage, { version }: Published) => `${version.key} ${url}`;

/** Answers page addresses from the cache, or renders them: once, however many ask at the same time. */
export class Pages {
  readonly #parts: PagesParts;
  readonly #rendering = new Map<string, Promise<PageAnswer>>();
  /** What waits for its turn, by who waits for it first. */
  readonly #waiting = new Map<string, { visitor: string | undefined; answer: Promise<PageAnswer> }>();

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /**
   * Throws {@link PageUnavailable} when the content is away and {@link Overloaded} above the capacity, unless an older
   * page is kept; {@link TooManyRequests} where the visitor has had their share, and whatever the rendering throws. What
   * no visitor asks for has no limit.
   */
  async answer(rawUrl: string, visitor?: string): Promise<PageAnswer> {
    const published = publishedNow(this.#parts.current);
    const place = published.site.resolve(rawUrl);
    if (place.kind === 'redirect') return place;
    if (place.kind === 'unknown') return { kind: 'redirect', location: place.location, status: 302 };
    const kept = this.#kept(place, published);
    if (kept !== undefined) return kept;
    this.#count(place, visitor);
    return this.#rendering.get(keyOf(place, published)) ?? this.#inTurn(place, published, visitor);
  }

  /** Whether answering this address would take a rendering that nobody waits for yet. */
  takesRendering(rawUrl: string): boolean {
    const published = this.#parts.current();
    const place = published?.site.resolve(rawUrl);
    if (published === undefined || place?.kind !== 'page') return false;
    const key = keyOf(place, published);
    const isUnderWay = this.#rendering.has(key) || this.#waiting.has(key);
    return !isUnderWay && (!this.#parts.isCaching || this.#parts.cache.peek(place.url) === undefined);
  }

  /** Renders a page for nobody, past the cache and its figures. Throws as a rendering does. */
  async renderForNobody(rawUrl: string): Promise<void> {
    const published = publishedNow(this.#parts.current);
    const place = published.site.resolve(rawUrl);
    if (place.kind !== 'page') throw new Error(`${rawUrl} is no page`);
    await renderPage(place.url, place.language, published, this.#parts.render);
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
    const rendered = await this.#parts.admission.render(visitor, () =>
      renderPage(place.url, place.language, visitors, this.#parts.render, posted),
    );
    if (rendered.kind !== 'html') throw new Error('A page that takes a form is no page of its own');
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

  /** Whoever waits for a page that they or somebody else asked for already waits with them, unless their own turn may come sooner. */
  async #inTurn(place: PlaceOfPage, published: Published, visitor: string | undefined): Promise<PageAnswer> {
    const key = keyOf(place, published);
    const first = this.#waiting.get(key);
    if (first?.visitor === visitor && first !== undefined) return first.answer;
    const answer = this.#parts.admission.render(
      visitor,
      async () => this.#kept(place, published) ?? this.#renderOnce(place, published),
    );
    const mine = { visitor, answer };
    if (first === undefined) this.#waiting.set(key, mine);
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      if (first !== undefined) return await first.answer;
      return this.#olderInsteadOf(error, place);
    } finally {
      if (this.#waiting.get(key) === mine) this.#waiting.delete(key);
    }
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
    try {
      return await this.#render(place, published);
    } catch (error) {
      const isUnavailable = error instanceof PageUnavailable;
      this.#parts.metrics.renderFailures.inc({ reason: isUnavailable ? 'unavailable' : 'error' });
      if (!isUnavailable) throw error;
      return this.#olderInsteadOf(error, place);
    }
  }

  /** Throws `error` where no older page is kept. */
  #olderInsteadOf(error: PageUnavailable | Overloaded, place: PlaceOfPage): PageAnswer {
    const { cache, log } = this.#parts;
    const older = cache.any(place.url);
    if (older === undefined) throw error;
    // Whoever has to act has been told already; at debug level, because this may be every visitor for hours.
    log.debug({ err: error, path: older.loggedPath }, 'an older page is served instead of none');
    return { kind: 'page', page: { ...older, cacheControl: CACHE_CONTROL.never }, result: 'stale' };
  }

  #tagged(tags: readonly string[]): Pick<CachedPage, 'tags' | 'edge'> {
    return { tags, edge: tagsHeader(this.#parts.edge?.header ?? '', tags) };
  }

  /** With the calls that `work` made, where pages are tagged. */
  async #noted<Result>(
    published: Published,
    work: () => Promise<Result>,
  ): Promise<{ result: Result; made?: CallKey[] }> {
    const recorded = this.#parts.edge?.recordedOf(published);
    return recorded === undefined ? { result: await work() } : recorded.during(work);
  }

  async #render(place: PlaceOfPage, published: Published): Promise<PageAnswer> {
    const { cache, packing, metrics, render, isCaching } = this.#parts;
    const stopTimer = metrics.renderSeconds.startTimer();
    const { result: rendered, made } = await this.#noted(published, () =>
      renderPage(place.url, place.language, published, render),
    );
    stopTimer();
    if (rendered.kind === 'redirect') return rendered;
    const { key } = published.version;
    const page = {
      ...(rendered.kind === 'filled'
        ? toFilledPage(place.url, key, rendered)
        : toCachedPage(place.url, key, rendered, cache.peek(place.url)?.asked.times)),
      ...(made !== undefined && this.#tagged(tagsOf(made))),
    };
    // A page that a newer version overtook must not take the place of that version's page.
    const isNewest = this.#parts.current()?.version.key === key;
    const isKept = rendered.kind === 'filled' || rendered.cacheable;
    if (isKept && isCaching && isNewest) {
      cache.put(page);
      packing.isKept(page);
    }
    return { kind: 'page', page, result: 'miss' };
  }
}
