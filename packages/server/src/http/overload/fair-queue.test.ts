import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** What is waited for, named after who waits and by number: 'a1', 'a2', 'b1'. */
function aQueue(...waiting: [visitor: string, count: number][]) {
  const queue = new FairQueue<string>();
  for (const [visitor, count] of waiting) {
    for (let n = 1; n <= count; n += 1) queue.add(visitor, `${visitor}${n}`);
  }
  const drained = (mayTake: (item: string) => boolean = () => true) => {
    const taken: string[] = [];
    for (let item = queue.next(mayTake); item !== undefined; item = queue.next(mayTake)) taken.push(item);
    return taken;
  };
  return { queue, drained };
}

const inNetwork = (n: number) => `2001:db8:1:${n}::/64`;

describe('the queue', () => {
  it('gives visitors turns, whoever came first and however much each waits for [REL-13] [SEC-12]', () => {
    const { queue, drained } = aQueue(['a', 4], ['b', 1], ['c', 2]);
    expect(queue.size).toBe(7);
    expect(drained()).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
    expect(queue.size).toBe(0);
  });

  it('gives all of an IPv6 /48 four turns in a round, and one while it is one /64 [SEC-12]', () => {
    const wide = Array.from({ length: 6 }, (_, n): [string, number] => [inNetwork(n), 1]);
    const { drained } = aQueue(...wide, ['a', 3]);
    const turns = drained().map((item) => (item.startsWith('a') ? 'a' : 'w'));
    expect(turns.join('')).toBe('wwwwawwaa');
    const alone = aQueue([inNetwork(1), 3], ['a', 3]).drained();
    expect(alone.map((item) => (item.startsWith('a') ? 'a' : 'w')).join('')).toBe('wawawa');
  });

  it('passes over who may not have a turn', () => {
    const { queue, drained } = aQueue(['a', 2], ['b', 2]);
    expect(drained((item) => item.startsWith('b'))).toEqual(['b1', 'b2']);
    expect(queue.size).toBe(2);
  });

  it('makes room by what the one who waits for the most asked for last [REL-13] [SEC-12]', () => {
    const { queue, drained } = aQueue(['a', 3], ['b', 2]);
    expect(queue.makeRoomFor('c')).toBe('a3');
    queue.add('c', 'c1');
    expect(queue.hasLonger('a')).toBe(false);
    expect(queue.makeRoomFor('c')).toBeUndefined();
    expect(drained()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('makes room in a /48 by its own worst when it has more than its share [SEC-12]', () => {
    const { queue } = aQueue(...Array.from({ length: 12 }, (_, n): [string, number] => [inNetwork(n), 1]), [
      inNetwork(0),
      3,
    ]);
    expect(queue.hasLonger(inNetwork(99))).toBe(true);
    expect(queue.makeRoomFor(inNetwork(99))).toBe(`${inNetwork(0)}3`);
    // Twelve /64 in four shares wait for three each; an IPv4 address with one thing is before them.
    expect(queue.hasLonger('203.0.113.7')).toBe(true);
    expect(aQueue(['a', 1], ['b', 1]).queue.hasLonger('c')).toBe(false);
  });

  it('forgets what was given up', () => {
    const { queue, drained } = aQueue(['a', 3]);
    queue.remove('a', 'a2');
    queue.remove('a', 'a2');
    queue.remove('nobody', 'a1');
    expect(queue.size).toBe(2);
    expect(drained()).toEqual(['a1', 'a3']);
  });
});
