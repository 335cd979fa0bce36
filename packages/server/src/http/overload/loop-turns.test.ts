import { describe, expect, it, vi } from 'vitest';
import { LoopTurns } from './loop-turns.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns of the loop', () => {
  it('come after the sockets have been looked at once, when nothing came [REL-13]', async () => {
    const turns = new LoopTurns();
    const work = vi.fn<() => void>();
    turns.after(work);
    await nextTurn();
    expect(work).not.toHaveBeenCalled();
    await nextTurn();
    expect(work).toHaveBeenCalledOnce();
  });

  it('come later while pages from the cache are asked for, and at the latest after some milliseconds [REL-13]', async () => {
    const turns = new LoopTurns();
    const work = vi.fn<() => void>();
    const startedAt = performance.now();
    turns.after(work);
    let turnsSeen = 0;
    while (work.mock.calls.length === 0) {
      turns.noteQuick();
      await nextTurn();
      turnsSeen += 1;
    }
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(4);
    expect(turnsSeen).toBeGreaterThan(2);
  });
});
