import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorId } from './visitor-id.ts';

const DAY_MS = 86_400_000;
const OFFERED = '11111111-1111-4111-8111-111111111111';
const kept = new Map<string, string>();
const found: string[] = [];
const begin = () => visitorId((id) => found.push(id));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00+08:00') });
  kept.clear();
  found.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the id of a visitor', () => {
  it('is random after two seconds and not before, and kept for thirty days [S9-track] [TRK-6]', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(1_999);
    expect([found, kept.size]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(found[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(JSON.parse(kept.get('bob-fingerPrint') ?? '')).toEqual({
      v: '1',
      exp: Date.now() + 30 * DAY_MS,
      data: found[0],
    });
    begin();
    expect(found).toEqual([found[0], found[0]]);
    await vi.advanceTimersByTimeAsync(30 * DAY_MS);
    begin();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(new Set(found).size).toBe(2);
  });

  it('is what an operator’s script offers within those two seconds, and only once [S9-track]', async () => {
    vi.stubGlobal('bankFingerPrint', () => new Promise((done) => setTimeout(() => done(OFFERED), 1_999)));
    begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(found).toEqual([OFFERED]);
  });

  it.each([
    ['comes too late', () => new Promise((done) => setTimeout(() => done(OFFERED), 2_001))],
    ['never comes', () => new Promise(() => undefined)],
    ['is no id', async () => '13800138000'],
    ['fails', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('is random when what is offered %s [S9-track] [S8-quiet]', async (_, offer) => {
    vi.stubGlobal('bankFingerPrint', offer);
    begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(found).toHaveLength(1);
    expect(found).not.toContain(OFFERED);
  });

  it('is not made once the wait was ended [TRK-3]', async () => {
    begin()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([found, kept.size]).toEqual([[], 0]);
  });

  it.each(['x', '{}', '{"v":"1","exp":1,"data":"x"}', `{"v":"1","exp":9e15,"data":"${OFFERED}"}`, 'null'])(
    'is made anew where %s is kept',
    async (text) => {
      kept.set('bob-fingerPrint', text);
      begin();
      expect(found).toEqual([]);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(found).toHaveLength(1);
    },
  );

  it('lives as long as the document where storage is refused', async () => {
    vi.stubGlobal('localStorage', undefined);
    begin();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(found).toHaveLength(1);
  });
});
