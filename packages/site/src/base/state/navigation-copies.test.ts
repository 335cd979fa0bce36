import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { aPage } from '../../frame/chrome/testing/render-chrome.tsx';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { COPY_LIFETIME_MS } from './local-copy.ts';
import { keepMenu, keptMenu, routesFor } from './navigation-copies.ts';

const { record } = aPage({ path: '/bobbank' });
const kept = new Map<string, string>();
const answer = () => vi.fn<() => Promise<RouteDef[]>>(async () => [record]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00+08:00') });
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isAsked(path = '/bobbank', version = 'r1'): Promise<boolean> {
  const call = answer();
  expect(await routesFor(path, 'CN', version, call)).toEqual([record]);
  return call.mock.calls.length === 1;
}

describe('the routes of a language', () => {
  it('are asked for once and then come from the copy, as {v, exp, data} [S4-store] [S2-generated]', async () => {
    expect(await isAsked()).toBe(true);
    expect(await isAsked()).toBe(false);
    expect(JSON.parse(kept.get('bob-allRoutes-CN') ?? '')).toEqual({
      v: 'r1',
      exp: Date.now() + COPY_LIFETIME_MS,
      data: [record],
    });
  });

  it('are asked for again after ten minutes [S4-store]', async () => {
    await isAsked();
    vi.advanceTimersByTime(COPY_LIFETIME_MS - 1);
    expect(await isAsked()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isAsked()).toBe(true);
  });

  it('are asked for again in a document of another version, or when the clock was put back [S4-store]', async () => {
    await isAsked();
    expect(await isAsked('/bobbank', 'r2')).toBe(true);
    vi.setSystemTime(Date.now() - 60_000);
    expect(await isAsked('/bobbank', 'r2')).toBe(true);
  });

  it('are asked for again when the copy does not know the page [S2-generated]', async () => {
    await isAsked();
    expect(await isAsked('/new-page')).toBe(true);
  });

  it.each([
    ['half a text', '{"v":"r1","exp":'],
    ['no object', '7'],
    ['no routes', { v: 'r1', data: { 0: record } }],
    ['an empty list', { v: 'r1', data: [] }],
    ['a record without a component', { v: 'r1', data: [{ ...record, component: undefined }] }],
    ['a layout that does not exist', { v: 'r1', data: [{ ...record, layout: 'evil' }] }],
    ['no version', { data: [record] }],
  ])('are asked for when the copy holds %s [S4-store]', async (_, text) => {
    const copy = typeof text === 'string' ? text : JSON.stringify({ exp: Date.now() + 1000, ...text });
    kept.set('bob-allRoutes-CN', copy);
    expect(await isAsked()).toBe(true);
  });

  it('are asked for where storage is refused [S4-store]', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(await isAsked()).toBe(true);
    expect(await isAsked()).toBe(true);
  });
});

describe('the menu of a language', () => {
  const { menu } = sampleChrome('CN');

  it('is kept under its own name and language [S4-store]', () => {
    keepMenu('CN', 'r1', menu);
    expect([...kept.keys()]).toEqual(['bob-allMeuns-CN']);
    expect(keptMenu('CN', 'r1')).toEqual(JSON.parse(JSON.stringify(menu)));
    expect(keptMenu('EN', 'r1')).toBeUndefined();
    expect(keptMenu('CN', 'r2')).toBeUndefined();
  });

  it('stops counting ten minutes after it arrived, however often it is used [S4-store]', () => {
    keepMenu('CN', 'r1', menu);
    vi.advanceTimersByTime(COPY_LIFETIME_MS - 1);
    keepMenu('CN', 'r1', menu);
    vi.advanceTimersByTime(1);
    expect(keptMenu('CN', 'r1')).toBeUndefined();
  });

  it('is not taken from a copy whose lower levels are spoiled [S4-store]', () => {
    const spoiled = [{ ...menu[0], children: [{ id: 'x' }] }];
    kept.set('bob-allMeuns-CN', JSON.stringify({ v: 'r1', exp: Date.now() + 1000, data: spoiled }));
    expect(keptMenu('CN', 'r1')).toBeUndefined();
  });
});
