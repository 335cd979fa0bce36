import { describe, expect, it } from 'vitest';
import { TooManyRequests } from '../http/limits/request-refused.ts';
import { RenderTurns } from './render-turns.ts';

const EACH = 16;
const WAITING = 48;

/** Renders that end when the test says so, in the order in which they began. */
function held() {
  const turns = new RenderTurns();
  const begun: { name: number; end: () => void }[] = [];
  const take = (visitor: string | undefined, name: number) =>
    turns.take(visitor, async () => {
      await new Promise<void>((end) => begun.push({ name, end }));
      return name;
    });
  return { turns, begun, take, names: () => begun.map(({ name }) => name) };
}

describe('the turns of renders', () => {
  it('are sixteen at once for each visitor, and whoever asked first comes first [SEC-12]', async () => {
    const { turns, begun, take, names } = held();
    const all = Array.from({ length: EACH + 3 }, (_, name) => take('a', name));
    expect(names()).toEqual(Array.from({ length: EACH }, (_, name) => name));
    const other = take('b', 99);
    expect(names().at(-1)).toBe(99);
    expect([turns.running, turns.visitors]).toEqual([EACH + 1, 2]);
    begun[5]?.end();
    expect(await all[5]).toBe(5);
    expect(names().at(-1)).toBe(EACH);
    for (let at = 0; at < begun.length; at += 1) {
      begun[at]?.end();
      await new Promise(setImmediate);
    }
    expect(await Promise.all([...all, other])).toHaveLength(EACH + 4);
    expect(names().slice(-2)).toEqual([EACH + 1, EACH + 2]);
    expect([turns.running, turns.visitors]).toEqual([0, 0]);
  });

  it('are refused beyond a queue of forty-eight, and given again after it [SEC-12]', async () => {
    const { turns, begun, take } = held();
    const all = Array.from({ length: EACH + WAITING }, (_, name) => take('a', name));
    await expect(take('a', 999)).rejects.toThrow(TooManyRequests);
    expect(turns.visitors).toBe(1);
    for (let at = 0; at < EACH + WAITING; at += 1) {
      begun[at]?.end();
      await all[at];
    }
    expect(turns.visitors).toBe(0);
    const again = take('a', 1_000);
    begun.at(-1)?.end();
    expect(await again).toBe(1_000);
  });

  it('are not shared out for what no visitor asks for', () => {
    const { turns, take } = held();
    for (let name = 0; name < 100; name += 1) void take(undefined, name);
    expect([turns.running, turns.visitors]).toEqual([100, 0]);
  });

  it('end with work that fails', async () => {
    const turns = new RenderTurns();
    await expect(turns.take('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    expect([turns.running, turns.visitors]).toEqual([0, 0]);
  });
});
