import { describe, expect, it } from 'vitest';
import { RateLimiter, REQUESTS_A_MINUTE, VISITORS_OF_WIDE_NETWORK } from './rate-limit.ts';

function aLimiter(kept?: number) {
  let now = 0;
  const limiter = new RateLimiter(() => now, kept);
  return { limiter, at: (seconds: number) => void (now = seconds * 1_000) };
}

describe('a limit', () => {
  it('has the figures of the requirement [SEC-12]', () => {
    expect(REQUESTS_A_MINUTE).toMatchObject({ search: 30, lookup: 10, form: 5, hotSearch: 10, beacon: 60 });
    expect(REQUESTS_A_MINUTE.calculation).toBe(60);
  });

  it.each([
    ['search', 30],
    ['lookup', 10],
    ['form', 5],
    ['hotSearch', 10],
    ['beacon', 60],
  ] as const)('of class %s lets %i through in a burst and not one more [SEC-12]', (limit, count) => {
    const { limiter } = aLimiter();
    const results = Array.from({ length: 200 }, () => limiter.admit(limit, 'a'));
    expect(results.filter((wait) => wait === undefined)).toHaveLength(count);
    expect(results.slice(0, count).every((wait) => wait === undefined)).toBe(true);
  });

  it('holds for any sixty seconds, not for the minutes of a clock [SEC-12]', () => {
    const { limiter, at } = aLimiter();
    at(30);
    for (let i = 0; i < 5; i += 1) expect(limiter.admit('form', 'a')).toBeUndefined();
    at(89.9);
    expect(limiter.admit('form', 'a')).toBe(1);
    at(90.1);
    for (let i = 0; i < 5; i += 1) expect(limiter.admit('form', 'a')).toBeUndefined();
    expect(limiter.admit('form', 'a')).toBe(60);
  });

  it('says how many seconds to wait, and after them the next one passes', () => {
    const { limiter, at } = aLimiter();
    for (let i = 0; i < 10; i += 1) {
      at(i);
      limiter.admit('lookup', 'a');
    }
    at(20);
    const wait = limiter.admit('lookup', 'a');
    expect(wait).toBe(40);
    at(20 + 40);
    expect(limiter.admit('lookup', 'a')).toBeUndefined();
    expect(limiter.admit('lookup', 'a')).toBe(1);
  });

  it('does not grow longer for who keeps knocking', () => {
    const { limiter, at } = aLimiter();
    for (let i = 0; i < 5; i += 1) limiter.admit('form', 'a');
    for (let second = 0; second < 60; second += 1) {
      at(second);
      limiter.admit('form', 'a');
    }
    at(60);
    expect(limiter.admit('form', 'a')).toBeUndefined();
  });

  it('counts visitors and classes apart', () => {
    const { limiter } = aLimiter();
    for (let i = 0; i < 5; i += 1) limiter.admit('form', 'a');
    expect(limiter.admit('form', 'a')).toBe(60);
    expect(limiter.admit('form', 'b')).toBeUndefined();
    expect(limiter.admit('lookup', 'a')).toBeUndefined();
  });

  it('holds for an IPv6 /64, and for thirty-two times as many in its /48 [SEC-12]', () => {
    const { limiter, at } = aLimiter();
    const most = REQUESTS_A_MINUTE.form * VISITORS_OF_WIDE_NETWORK;
    let admitted = 0;
    for (let n = 0; n < 1_000; n += 1) {
      if (limiter.admit('form', `2001:db8:1:${n.toString(16)}::/64`) === undefined) admitted += 1;
    }
    expect([VISITORS_OF_WIDE_NETWORK, admitted]).toEqual([32, most]);
    expect(limiter.admit('form', '2001:db8:1:ffff::/64')).toBe(60);
    expect(limiter.admit('form', '2001:db8:2:0::/64')).toBeUndefined();
    at(60);
    for (let n = 0; n < 5; n += 1) expect(limiter.admit('form', '2001:db8:1:ffff::/64')).toBeUndefined();
    expect(limiter.admit('form', '2001:db8:1:ffff::/64')).toBe(60);
    expect(limiter.admit('form', '2001:db8:1:fffe::/64')).toBeUndefined();
  });

  it('keeps a bounded number of visitors and forgets who was away longest', () => {
    const { limiter } = aLimiter(100);
    for (let i = 0; i < 5; i += 1) limiter.admit('form', 'busy');
    for (let i = 0; i < 1_000; i += 1) {
      limiter.admit('form', `one-${i}`);
      expect(limiter.admit('form', 'busy')).toBe(60);
    }
    expect(limiter.size).toBe(100);
  });

  it('keeps nobody who was away for a minute', () => {
    const { limiter, at } = aLimiter();
    for (let i = 0; i < 1_000; i += 1) limiter.admit('search', `early-${i}`);
    at(59);
    limiter.admit('search', 'late');
    expect(limiter.size).toBe(1_001);
    at(60);
    limiter.admit('search', 'last');
    expect(limiter.size).toBe(2);
    for (let i = 1; i < REQUESTS_A_MINUTE.search; i += 1) limiter.admit('search', 'late');
    expect(limiter.admit('search', 'late')).toBe(59);
  });
});
