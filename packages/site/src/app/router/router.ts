import type { Loaded, ViewAddress } from './load-view.ts';
import { savedScroll, saveScroll, type Scroll } from './scroll-memory.ts';
import type { Arrival, Place, Showing, Shown, View } from '../../base/page/view.ts';

const REDIRECTS_AT_MOST = 5;

export interface RouterState extends Shown {
  arrival: Arrival;
  /** Where to scroll once the view is drawn. */
  scroll: Scroll | undefined;
}

/** Where the views of a router come from. */
export interface Navigation {
  /** A visitor is about to navigate, perhaps. */
  prepare(): void;
  /** Rejects with what a call or a chunk rejected with, or when `signal` aborts. */
  load(url: ViewAddress, signal: AbortSignal): Promise<Loaded>;
  /** A view that was loaded stands in the document, under its address. */
  shown(view: View): void;
}

interface Going {
  key?: string;
  redirects?: number;
  stays?: boolean;
}

interface Before {
  place: RouterState['place'];
  /** How far back it is. */
  steps: number;
}

/**
 * Navigation inside the site: loads the next view while the old one stays, then shows it and its address together.
 * A newer navigation overtakes an older one. Failures become a problem at the place, never a rejection
 * (S8-quiet: navigation failures are silent).
 */
export class Router implements Showing {
  #state: RouterState;
  #drawn: RouterState;
  #listeners = new Set<() => void>();
  #running: AbortController | undefined;
  /** The page that each entry of the history was opened from, by the entry's key. */
  #before = new Map<string, Before>();
  #isSteppingBack = false;
  readonly #navigation: Navigation;

  constructor(view: View, navigation: Navigation) {
    this.#navigation = navigation;
    const key = keyOf(history.state) ?? newKey();
    const place = placeOf(new URL(location.href), key);
    this.#state = {
      place,
      view,
      problem: undefined,
      arrival: 'START',
      scroll: savedScroll(key),
      stays: false,
    };
    this.#drawn = this.#state;
    history.scrollRestoration = 'manual';
    history.replaceState({ key }, '');
    addEventListener('popstate', (event) => void this.#come(event.state));
    addEventListener('pagehide', () => saveScroll(this.#drawn.place.key));
  }

  get state(): RouterState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A state is in the document now: until then the address, too, is that of the page before. */
  drawn(state: RouterState): void {
    if (state === this.#drawn) return;
    const former = this.#drawn;
    this.#drawn = state;
    this.#isSteppingBack = false;
    const { arrival, place, view } = state;
    const { pathname, search, hash, key } = place;
    if (arrival !== 'POP') this.#remember(former, state);
    if (arrival === 'PUSH') history.pushState({ key }, '', pathname + search + hash);
    if (arrival === 'REPLACE') history.replaceState({ key }, '', pathname + search + hash);
    if (view !== former.view) this.#navigation.shown(view);
  }

  prepare(): void {
    this.#navigation.prepare();
  }

  /** Steps back where the visitor came from this list, to its filters, page and scroll; says whether it did. */
  stepBackTo(list: URL): boolean {
    const { place } = this.#drawn;
    const before = this.#before.get(place.key);
    if (before === undefined || !isOfList(before.place, list, place)) return false;
    // The second click of a double one would step out of the list.
    if (!this.#isSteppingBack) history.go(-before.steps);
    this.#isSteppingBack = true;
    return true;
  }

  /** A range or a sum that was chosen within a page is an entry of its own, of a page that was opened from the same one. */
  #remember(former: RouterState, { arrival, place, stays }: RouterState): void {
    const inherited = this.#before.get(former.place.key);
    const steps = arrival === 'PUSH' ? 1 : 0;
    if (steps === 1 && !stays) this.#before.set(place.key, { place: former.place, steps });
    else if (inherited) this.#before.set(place.key, { ...inherited, steps: inherited.steps + steps });
  }

  /** Goes to an address of this site as a link would; `stays` counts only within the same page. */
  async navigate(target: string, { stays = false }: { stays?: boolean } = {}): Promise<void> {
    const url = new URL(target, location.href);
    const isSame = url.href === location.href;
    await this.#go(url, isSame ? 'REPLACE' : 'PUSH', {
      stays: stays && url.pathname === this.#state.place.pathname,
    });
  }

  /** Loads the page at this place anew: what "try again" does. */
  async reload(): Promise<void> {
    await this.#go(new URL(location.href), 'REPLACE');
  }

  /** The browser's own back, forward, or a step to an anchor. The address has changed already. */
  async #come(historyState: unknown): Promise<void> {
    const url = new URL(location.href);
    const known = keyOf(historyState);
    const key = known ?? newKey();
    if (known === undefined) history.replaceState({ key }, '');
    // Where the visitor was about to go: the browser knows nothing of it.
    if (this.#state !== this.#drawn) this.#show(this.#drawn);
    const { place } = this.#state;
    saveScroll(place.key);
    if (url.pathname === place.pathname && url.search === place.search && this.#state.problem === undefined) {
      const scroll = known === undefined ? undefined : savedScroll(key);
      this.#show({ ...this.#state, place: placeOf(url, key), arrival: 'POP', scroll, stays: false });
      return;
    }
    await this.#go(url, 'POP', { key });
  }

  async #go(url: URL, arrival: Arrival, going: Going = {}): Promise<void> {
    const { key = newKey(), redirects = 0, stays = false } = going;
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    if (arrival !== 'POP') saveScroll(this.#drawn.place.key);

    let view = this.#state.view;
    let problem: unknown;
    try {
      const loaded = await this.#navigation.load(url, running.signal);
      if (running.signal.aborted) return;
      if (loaded.kind === 'redirect') {
        if (redirects === REDIRECTS_AT_MOST) throw new Error(`${url.pathname} redirects without end`);
        const next = new URL(loaded.location, url);
        return await this.#go(next, arrival === 'POP' ? 'REPLACE' : arrival, {
          key,
          redirects: redirects + 1,
        });
      }
      view = loaded.view;
    } catch (error) {
      if (running.signal.aborted) return;
      problem = error;
    }
    const isStill = stays && problem === undefined;
    const start = isStill ? undefined : { top: 0, anchor: url.hash };
    const scroll = arrival === 'POP' ? savedScroll(key) : start;
    this.#show({ place: placeOf(url, key), view, problem, arrival, scroll, stays: isStill });
  }

  #show(state: RouterState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function placeOf({ pathname, search, hash }: URL, key: string): Place {
  return { pathname, search, hash, key };
}

function keyOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** A list may share its path with its products: then it is the page that lacks what names one here, and that the list's own address lacks. */
function isOfList(before: RouterState['place'], list: URL, here: RouterState['place']): boolean {
  const filters = new URLSearchParams(before.search);
  const ofProduct = [...new URLSearchParams(here.search).keys()].filter(
    (name) => !list.searchParams.has(name),
  );
  return before.pathname === list.pathname && !ofProduct.some((name) => filters.has(name));
}
