import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import type { View } from '../../base/page/view.ts';
import type { Loaded } from './load-view.ts';
import { Router, type Navigation } from './router.ts';

const view = (path: string): View => ({
  language: 'CN',
  record: { path } as RouteDef,
  chrome: sampleChrome('CN'),
  leaf: { kind: 'page', data: path, query: {}, head: {} },
});

const START = 'https://bank.example/personal';

/** A browser's history and address, as far as a router asks for them. */
class FakeBrowser {
  entries: { state: unknown; href: string }[] = [{ state: null, href: START }];
  at = 0;
  scrollY = 0;
  readonly listeners = new Map<string, (event: { state?: unknown }) => void>();

  get entry() {
    const entry = this.entries[this.at];
    if (entry === undefined) throw new Error('The history has no such entry');
    return entry;
  }

  constructor(state: unknown = null) {
    this.entry.state = state;
    const { entries } = this;
    const stored = new Map<string, string>();
    const location = (get: () => string) => ({
      get href() {
        return get();
      },
    });
    const replaceState = (value: unknown, href?: string) => {
      this.entry.state = value;
      if (href !== undefined) this.entry.href = new URL(href, this.entry.href).href;
    };
    vi.stubGlobal(
      'location',
      location(() => this.entry.href),
    );
    vi.stubGlobal('history', {
      scrollRestoration: 'auto',
      go: () => undefined,
      get state() {
        return state;
      },
      pushState: (value: unknown, _title: string, href: string) => {
        entries.splice(this.at + 1);
        entries.push({ state: value, href: new URL(href, this.entry.href).href });
        this.at += 1;
      },
      replaceState: (value: unknown, _title: string, href?: string) => replaceState(value, href),
    });
    vi.stubGlobal('addEventListener', (name: string, listener: (event: { state?: unknown }) => void) =>
      this.listeners.set(name, listener),
    );
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    this.scrollTo(0);
  }

  scrollTo(top: number) {
    vi.stubGlobal('scrollY', top);
  }

  /** What the back and forward buttons do, and a link to an anchor: the address changes, then the page is told. */
  async step(by: number) {
    this.at += by;
    this.listeners.get('popstate')?.({ state: this.entry.state });
    await settled();
  }

  async openAnchor(hash: string) {
    this.entries.push({ state: null, href: new URL(hash, this.entry.href).href });
    await this.step(1);
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

let browser: FakeBrowser;

interface Asked {
  href: string;
  signal: AbortSignal;
  answer(loaded: Loaded): void;
  fail(error: unknown): void;
}

/** A router whose states are drawn at once, as React does when nothing holds it up. */
function startRouter(load: Navigation['load'], { draws = true } = {}) {
  const prepare = vi.fn<() => void>();
  const shown = vi.fn<Navigation['shown']>();
  const router = new Router(view('/personal'), { prepare, load, shown });
  if (draws) router.subscribe(() => router.drawn(router.state));
  return { router, prepare, shown };
}

const answering: Navigation['load'] = (url) => Promise.resolve({ kind: 'view', view: view(url.pathname) });

/** Answers each navigation when the test says so. */
function waiting() {
  const asked: Asked[] = [];
  const load: Navigation['load'] = (url, signal) =>
    new Promise((answer, fail) => asked.push({ href: url.href, signal, answer, fail }));
  return { asked, load };
}

const keyOfEntry = () => (browser.entry.state as { key: string }).key;

beforeEach(() => (browser = new FakeBrowser()));
afterEach(() => vi.unstubAllGlobals());

describe('the router of the browser', () => {
  it('tells of a view once it stands under its address, and not again of a step within it', async () => {
    const { router, shown } = startRouter(answering);
    await router.navigate('/company');
    expect(shown).toHaveBeenCalledExactlyOnceWith(router.state.view);
    await router.navigate('/personal');
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('starts with the page of the document, and names the entry of the history', () => {
    const { router } = startRouter(answering);
    expect(router.state).toMatchObject({
      place: { pathname: '/personal', search: '', hash: '' },
      view: { record: { path: '/personal' } },
      problem: undefined,
      arrival: 'START',
      scroll: undefined,
      stays: false,
    });
    expect(router.state.place.key).toMatch(/^[a-z0-9]{4,8}$/);
    expect(browser.entry.state).toEqual({ key: router.state.place.key });
    expect(history.scrollRestoration).toBe('manual');
  });

  it.each([
    [{ key: 'abc' }, true],
    [{ key: 1 }, false],
    ['abc', false],
    [{ other: 'abc' }, false],
    [undefined, false],
  ])('knows an entry again by its key, and %j makes %j of that', (state, isKnown) => {
    browser = new FakeBrowser(state);
    expect(startRouter(answering).router.state.place.key === 'abc').toBe(isKnown);
  });

  it('comes back to where a page was left when the document is loaded again', () => {
    browser = new FakeBrowser({ key: 'abc' });
    browser.scrollTo(640.4);
    startRouter(answering);
    browser.listeners.get('pagehide')?.({});
    expect(startRouter(answering).router.state.scroll).toEqual({ top: 640, anchor: '' });
  });

  it('shows the next page and its address together, from its top or its anchor [S2-keepalive]', async () => {
    const { router } = startRouter(answering);
    await router.navigate('/list?page=2#part');
    expect(router.state).toMatchObject({
      place: { pathname: '/list', search: '?page=2', hash: '#part' },
      view: { record: { path: '/list' } },
      arrival: 'PUSH',
      scroll: { top: 0, anchor: '#part' },
      stays: false,
    });
    expect(browser.entry).toEqual({
      state: { key: router.state.place.key },
      href: 'https://bank.example/list?page=2#part',
    });
    expect(browser.entries).toHaveLength(2);
  });

  it('keeps the old page and address until the next one is drawn', async () => {
    const { asked, load } = waiting();
    const { router } = startRouter(load, { draws: false });
    const told = vi.fn<() => void>();
    router.subscribe(told);
    const going = router.navigate('/list');
    expect(router.state.view.record.path).toBe('/personal');
    asked[0]?.answer({ kind: 'view', view: view('/list') });
    await going;
    expect(told).toHaveBeenCalledOnce();
    expect(browser.entry.href).toBe(START);
    router.drawn(router.state);
    router.drawn(router.state);
    expect(browser.entries.map(({ href }) => href)).toEqual([START, 'https://bank.example/list']);
  });

  it('tells nobody who has stopped listening', async () => {
    const { router } = startRouter(answering);
    const told = vi.fn<() => void>();
    router.subscribe(told)();
    await router.navigate('/list');
    expect(told).not.toHaveBeenCalled();
  });

  it('makes no second entry of the address that is shown, nor of trying again', async () => {
    const { router } = startRouter(answering);
    const { key } = router.state.place;
    await router.navigate('/personal');
    expect(router.state.arrival).toBe('REPLACE');
    await router.reload();
    expect(router.state.arrival).toBe('REPLACE');
    expect(browser.entries).toHaveLength(1);
    expect(keyOfEntry()).not.toBe(key);
    expect(keyOfEntry()).toBe(router.state.place.key);
  });

  it('lets a part of a page change where it stands, only within the same page', async () => {
    const { router } = startRouter(answering);
    await router.navigate('/personal?tab=2', { stays: true });
    expect(router.state).toMatchObject({ stays: true, scroll: undefined });
    await router.navigate('/list', { stays: true });
    expect(router.state).toMatchObject({ stays: false, scroll: { top: 0, anchor: '' } });
    await router.navigate('/list?tab=2');
    expect(router.state).toMatchObject({ stays: false, scroll: { top: 0 } });
  });

  it('is overtaken by the newer of two navigations, whatever becomes of the older', async () => {
    const { asked, load } = waiting();
    const { router } = startRouter(load);
    const navigations = ['/slow', '/failing', '/list'].map((target) => router.navigate(target));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    asked[2]?.answer({ kind: 'view', view: view('/list') });
    asked[1]?.fail(new Error('aborted'));
    asked[0]?.answer({ kind: 'view', view: view('/slow') });
    await Promise.all(navigations);
    expect(router.state).toMatchObject({ view: { record: { path: '/list' } }, problem: undefined });
  });

  it('stays with the last view under a problem, which is no rejection [S8-quiet]', async () => {
    const failure = new Error('no network');
    const { router } = startRouter(() => Promise.reject(failure));
    await router.navigate('/personal?tab=2', { stays: true });
    expect(router.state).toMatchObject({
      place: { pathname: '/personal', search: '?tab=2' },
      view: { record: { path: '/personal' } },
      problem: failure,
      stays: false,
      scroll: { top: 0 },
    });
  });

  it('follows a redirect in the same entry of the history', async () => {
    const { router } = startRouter((url, signal) =>
      url.pathname === '/old'
        ? Promise.resolve({ kind: 'redirect', location: '/list' })
        : answering(url, signal),
    );
    await router.navigate('/old');
    expect(browser.entries.map(({ href }) => href)).toEqual([START, 'https://bank.example/list']);
    expect(keyOfEntry()).toBe(router.state.place.key);
  });

  it('gives up a redirect without end after the sixth', async () => {
    let times = 0;
    const { router } = startRouter(() => {
      times += 1;
      return Promise.resolve({ kind: 'redirect', location: `/old/${times}` });
    });
    await router.navigate('/old');
    expect(times).toBe(6);
    expect(router.state.problem).toEqual(new Error('/old/5 redirects without end'));
  });

  it('steps back to the list that a page was opened from, as it was left, and only to that', async () => {
    const back = vi.spyOn(history, 'go');
    const at = (path: string) => new URL(path, START);
    const { router } = startRouter(answering);
    await router.navigate('/company/list?need=WORKING');
    expect(router.stepBackTo(at('/company/list'))).toBe(false);
    await router.navigate('/company/detail?id=a');
    await router.reload();
    expect(router.stepBackTo(at('/company'))).toBe(false);
    expect(back).not.toHaveBeenCalled();
    expect(router.stepBackTo(at('/company/list'))).toBe(true);
    expect(router.stepBackTo(at('/company/list'))).toBe(true);
    expect(back).toHaveBeenCalledExactlyOnceWith(-1);
    await router.navigate('/company/detail?id=b');
    expect(router.stepBackTo(at('/company/list'))).toBe(false);
    await browser.step(-1);
    expect(router.stepBackTo(at('/company/list'))).toBe(true);
  });

  it('steps back to a list that shares its address with its products, and not to another product', async () => {
    const list = new URL('/products?column=101', START);
    const { router } = startRouter(answering);
    await router.navigate('/products?column=101&risk=R2&page=2');
    await router.navigate('/products?column=101&code=a');
    expect(router.stepBackTo(list)).toBe(true);
    await router.navigate('/products?column=101&code=b');
    expect(router.stepBackTo(list)).toBe(false);
  });

  it('steps back over what was chosen within a product', async () => {
    const back = vi.spyOn(history, 'go');
    const { router } = startRouter(answering);
    await router.navigate('/products?risk=R2');
    await router.navigate('/products?code=a');
    await router.navigate('/products?code=a&range=1Y', { stays: true });
    await router.navigate('/products?code=a&range=3Y', { stays: true });
    expect(router.stepBackTo(new URL('/products', START))).toBe(true);
    expect(back).toHaveBeenCalledExactlyOnceWith(-3);
  });

  it('prepares when a visitor is about to navigate', () => {
    const { router, prepare } = startRouter(answering);
    router.prepare();
    expect(prepare).toHaveBeenCalledOnce();
  });
});

describe('the back and forward buttons', () => {
  it('come back to a page as far as it was scrolled, and make no entry', async () => {
    const { router } = startRouter(answering);
    browser.scrollTo(800);
    await router.navigate('/list');
    browser.scrollTo(120);
    await browser.step(-1);
    expect(router.state).toMatchObject({
      view: { record: { path: '/personal' } },
      place: { pathname: '/personal' },
      arrival: 'POP',
      scroll: { top: 800, anchor: '' },
    });
    expect(browser.entries).toHaveLength(2);
    await browser.step(1);
    expect(router.state).toMatchObject({ view: { record: { path: '/list' } }, scroll: { top: 120 } });
  });

  it('load nothing for another place of the same page, and a link to it leaves scrolling to the browser', async () => {
    const load = vi.fn<Navigation['load']>(answering);
    const { router } = startRouter(load);
    browser.scrollTo(50);
    await browser.openAnchor('#part');
    expect(router.state).toMatchObject({ place: { hash: '#part' }, arrival: 'POP', scroll: undefined });
    expect(keyOfEntry()).toBe(router.state.place.key);
    await browser.step(-1);
    expect(router.state).toMatchObject({ place: { hash: '' }, scroll: { top: 50 }, stays: false });
    expect(load).not.toHaveBeenCalled();
  });

  it('load the page anew where only its query differs, or where it had failed', async () => {
    const load = vi.fn<Navigation['load']>(answering);
    const { router } = startRouter(load);
    await router.navigate('/personal?page=2');
    load.mockRejectedValueOnce(new Error('no network'));
    await browser.step(-1);
    expect(router.state.problem).toBeDefined();
    await browser.openAnchor('#part');
    expect(load).toHaveBeenCalledTimes(3);
    expect(router.state.problem).toBeUndefined();
  });

  it('follow a redirect in place of the entry', async () => {
    const { router } = startRouter((url, signal) =>
      url.href.endsWith('/list?old')
        ? Promise.resolve({ kind: 'redirect', location: '/list?new' })
        : answering(url, signal),
    );
    browser.entries.push({ state: { key: 'next' }, href: 'https://bank.example/list?old' });
    await browser.step(1);
    expect(router.state).toMatchObject({ arrival: 'REPLACE', place: { search: '?new', key: 'next' } });
    expect(browser.entries.map(({ href }) => href)).toEqual([START, 'https://bank.example/list?new']);
  });

  it('go back from where the visitor was about to go, of which the browser knows nothing', async () => {
    browser.entries.unshift({ state: { key: 'before' }, href: 'https://bank.example/before' });
    browser.at = 1;
    const { router } = startRouter(answering, { draws: false });
    await router.navigate('/never-drawn');
    const shown: string[] = [];
    router.subscribe(() => shown.push(router.state.view.record.path));
    await browser.step(-1);
    expect(shown).toEqual(['/personal', '/before']);
  });
});
