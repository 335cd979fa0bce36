import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyScroll, savedScroll, saveScroll } from './scroll-memory.ts';

const stored = new Map<string, string>();

const scrolled = (top: number, key: string) => {
  vi.stubGlobal('scrollY', top);
  saveScroll(key);
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('how far a page was scrolled', () => {
  it('is kept for each entry of the history, the last word on each, under the prefix of the site', () => {
    scrolled(100, 'a');
    scrolled(200.6, 'b');
    scrolled(300, 'a');
    expect(savedScroll('a')).toEqual({ top: 300, anchor: '' });
    expect(savedScroll('b')).toEqual({ top: 201, anchor: '' });
    expect(savedScroll('c')).toBeUndefined();
    expect([...stored.keys()]).toEqual(['bob-scroll']);
  });

  it('is forgotten for the oldest of more than fifty', () => {
    for (let at = 0; at <= 50; at += 1) scrolled(at, `entry${at}`);
    expect(savedScroll('entry0')).toBeUndefined();
    expect(savedScroll('entry1')).toEqual({ top: 1, anchor: '' });
    expect(savedScroll('entry50')).toEqual({ top: 50, anchor: '' });
  });

  it.each(['no JSON', 'null', '"text"', '{"a":"far"}'])('starts at the top where %s is kept', (text) => {
    stored.set('bob-scroll', text);
    expect(savedScroll('a')).toBeUndefined();
    scrolled(10, 'a');
    expect(savedScroll('a')).toEqual({ top: 10, anchor: '' });
  });

  it('starts at the top where the storage is refused', () => {
    const refused = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused });
    scrolled(10, 'a');
    expect(savedScroll('a')).toBeUndefined();
  });
});

describe('a page that was drawn', () => {
  it('is scrolled to its place, or to the heading that the address names', () => {
    const scrollTo = vi.fn<(left: number, top: number) => void>();
    const scrollIntoView = vi.fn<() => void>();
    const getElementById = vi.fn((id: string) => (id === '利率' ? { scrollIntoView } : null));
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('document', { getElementById });

    applyScroll({ top: 40, anchor: '' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 40);
    applyScroll({ top: 0, anchor: '#unknown' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(scrollIntoView).not.toHaveBeenCalled();
    applyScroll({ top: 0, anchor: `#${encodeURIComponent('利率')}` });
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});
