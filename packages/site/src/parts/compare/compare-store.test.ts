import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'bob-compare-wealth';
const product = (code: string) => ({ code, name: `产品 ${code}` });

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** A tray as a newly loaded page finds it. */
async function openTray(kind = 'wealth') {
  return (await import('./compare-store.ts')).compareStore(kind);
}

describe('the compare tray', () => {
  it('keeps what was chosen for the next page, under its own name [WLTH-3]', async () => {
    const tray = await openTray();
    tray.toggle(product('A'));
    tray.toggle(product('B'));
    vi.resetModules();
    expect((await openTray()).items()).toEqual([product('A'), product('B')]);
    expect((await openTray('fund')).items()).toEqual([]);
    expect([...kept.keys()]).toEqual([KEY]);
  });

  it('takes a product out by the same tick, and keeps nothing when it is empty [WLTH-3]', async () => {
    const tray = await openTray();
    expect([tray.toggle(product('A')), tray.toggle(product('A'))]).toEqual(['ADDED', 'REMOVED']);
    expect(kept.size).toBe(0);
  });

  it('holds four and says when it is full [WLTH-3]', async () => {
    const tray = await openTray();
    const changes = ['A', 'B', 'C', 'D', 'E'].map((code) => tray.toggle(product(code)));
    expect(changes).toEqual(['ADDED', 'ADDED', 'ADDED', 'ADDED', 'FULL']);
    expect(tray.items().map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D']);
    tray.remove('B');
    expect(tray.toggle(product('E'))).toBe('ADDED');
  });

  it('tells its readers of each change, with the same list while nothing changes [WLTH-3]', async () => {
    const tray = await openTray();
    const heard = vi.fn();
    const stop = tray.subscribe(heard);
    tray.toggle(product('A'));
    expect(tray.items()).toBe(tray.items());
    tray.clear();
    stop();
    tray.toggle(product('B'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no JSON', '{'],
    ['another version', '{"v":2,"data":[{"code":"A","name":"A"}]}'],
    ['another shape', '{"v":1,"data":[{"code":1}]}'],
    ['nothing of ours', 'null'],
  ])('starts empty from %s', async (_, text) => {
    kept.set(KEY, text);
    expect((await openTray()).items()).toEqual([]);
  });

  it('lives as long as the document where storage is refused', async () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const tray = await openTray();
    tray.toggle(product('A'));
    expect(tray.items()).toEqual([product('A')]);
  });
});
