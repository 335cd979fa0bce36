import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shown } from '../../base/page/view.ts';
import { followVisit } from './follow-visit.ts';
import type { Upload } from './upload.ts';

type Sent = Record<string, unknown>;

const sent: Sent[] = [];
const careers: Sent[] = [];
const listeners = new Set<() => void>();
let state: Shown;
let found: string | undefined;
let end: () => void;

class FakeElement extends EventTarget {
  readonly #matches: Record<string, object>;
  constructor(matches: Record<string, object>) {
    super();
    this.#matches = matches;
  }
  closest(selector: string): object | null {
    return selector.startsWith('a[href]') ? this : (this.#matches[selector] ?? null);
  }
}

const browserWindow = new EventTarget();
const browserDocument = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  querySelector: () => (found === undefined ? null : { dataset: { found } }),
});

function placeAt(path: string, search = '', stays = false): Shown {
  const record = { path, component: 'a-page' };
  const place = { pathname: path, search, hash: '', key: path + search };
  return {
    place,
    view: { language: 'CN', record, leaf: { kind: 'page', query: {} } },
    stays,
  } as unknown as Shown;
}
function goTo(...to: Parameters<typeof placeAt>) {
  state = placeAt(...to);
  for (const listener of listeners) listener();
}
function click(matches: Record<string, object>) {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: new FakeElement(matches) });
  browserWindow.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = careers.length = 0;
  found = undefined;
  vi.stubGlobal('document', browserDocument);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('addEventListener', browserWindow.addEventListener.bind(browserWindow));
  vi.stubGlobal('removeEventListener', browserWindow.removeEventListener.bind(browserWindow));
  state = placeAt('/personal');
  const router = {
    get state() {
      return state;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const upload: Upload = {
    beacon: (record) => void sent.push(record),
    whole: () => undefined,
    careers: (record) => void careers.push(record),
  };
  end = followVisit(router, upload);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a visit', () => {
  it('tells of each search whether something was found, once and without the keyword [TRK-5] [TRK-4]', async () => {
    found = '12';
    goTo('/search', '?keyword=13800138000');
    await vi.advanceTimersByTimeAsync(1_000);
    goTo('/search', '?keyword=13800138000&page=2');
    await vi.advanceTimersByTimeAsync(1_000);
    found = '0';
    goTo('/search', '?keyword=x', true);
    await vi.advanceTimersByTimeAsync(1_000);
    found = undefined;
    goTo('/search', '?keyword=no-search-page');
    goTo('/search', '');
    await vi.advanceTimersByTimeAsync(5_000);
    const searches = sent.filter(({ divide }) => divide === 'SEARCH');
    expect(searches).toMatchObject([
      { actionType: 'click', duration: 0, path: '/search', module: 'SEARCH', subModule: 'results' },
      { subModule: 'noResults' },
    ]);
    expect(searches).toHaveLength(2);
    expect(JSON.stringify(sent)).not.toContain('13800138000');
  });

  it('goes on through a filter of its page and through an anchor, and not through another article [TRK-1]', async () => {
    goTo('/bobbank/seconddetail', '?id=1');
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(3_000);
    goTo('/bobbank/seconddetail', '?id=1');
    goTo('/bobbank/seconddetail', '?id=1&tab=2', true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([]);
    goTo('/bobbank/seconddetail', '?id=2');
    expect(sent.map(({ duration }) => duration)).toEqual([6_000]);
  });

  it('counts nothing on pages outside the sections', async () => {
    goTo('/404');
    sent.length = 0;
    click({});
    await vi.advanceTimersByTimeAsync(60_000);
    goTo('/welcome');
    expect(sent).toEqual([]);
  });

  it('tells the block of a click, the careers link by its own call, and never how the notice was answered [S7-tracking]', () => {
    click({ '[data-divide]': { dataset: { divide: 'MENU' } } });
    click({});
    click({ '[data-careers]': {}, '[data-divide]': { dataset: { divide: 'TOPBAR' } } });
    click({ '[data-untracked]': {} });
    expect(sent.map(({ actionType, divide }) => [actionType, divide])).toEqual([
      ['click', 'MENU'],
      ['click', ''],
    ]);
    expect(careers).toMatchObject([{ actionType: 'click', divide: 'TOPBAR', duration: 0 }]);
  });

  it('ends without another word [TRK-3]', async () => {
    await vi.advanceTimersByTimeAsync(9_000);
    end();
    click({});
    goTo('/bobbank');
    browserWindow.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect([sent, careers]).toEqual([[], []]);
  });
});
