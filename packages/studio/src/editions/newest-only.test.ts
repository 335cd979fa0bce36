import { expect, it } from 'vitest';
import { NewestOnly } from './newest-only.ts';

it('does one thing at a time, and what was asked for last next', async () => {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const queue = new NewestOnly<string>();
  const ask = (name: string) =>
    queue.run(async () => {
      await new Promise<void>((end) => ends.push(end));
      done.push(name);
      return name;
    });
  const first = ask('first');
  await Promise.resolve();
  const [second, third] = [ask('second'), ask('third')];
  ends.shift()?.();
  expect(await first).toBe('first');
  await expect.poll(() => ends).toHaveLength(1);
  ends.shift()?.();
  expect(await Promise.all([second, third])).toEqual(['third', 'third']);
  expect(done).toEqual(['first', 'third']);
});

it('goes on after what failed, of which those hear who asked', async () => {
  const queue = new NewestOnly<string>();
  const failed = queue.run(() => Promise.reject(new Error('no disk')));
  await expect(failed).rejects.toThrow('no disk');
  expect(await queue.run(async () => 'again')).toBe('again');
});
