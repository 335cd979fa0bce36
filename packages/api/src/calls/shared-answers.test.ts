import { describe, expect, it, vi } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

function made() {
  const answers = new SharedAnswers<string>();
  const make = vi.fn(async (key: string) => `answer to ${key}`);
  const ask = (key: string) => answers.of(key, () => make(key));
  return { answers, make, ask };
}

describe('answers that pages share', () => {
  it('are kept once they were asked for again', async () => {
    const { make, ask } = made();
    for (let time = 1; time <= 4; time += 1) expect(await ask('a')).toBe('answer to a');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are made once for those who ask at the same time', async () => {
    const { make, ask } = made();
    await Promise.all([ask('a'), ask('a'), ask('a')]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are not crowded out by what is asked for once', async () => {
    const { make, ask } = made();
    await ask('shared');
    await ask('shared');
    for (let n = 1; n <= 3_000; n += 1) await ask(`alone ${n}`);
    make.mockClear();
    await ask('shared');
    expect(make).not.toHaveBeenCalled();
  });

  it('are five hundred, and the one that nobody has asked for longest goes', async () => {
    const { make, ask } = made();
    const twice = async (key: string) => [await ask(key), await ask(key)];
    for (let n = 1; n <= 500; n += 1) await twice(`shared ${n}`);
    await ask('shared 1');
    await twice('one more');
    make.mockClear();
    await ask('shared 1');
    expect(make).not.toHaveBeenCalled();
    await ask('shared 2');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are forgotten by key, too, after two thousand others', async () => {
    const { make, ask } = made();
    await ask('a');
    for (let n = 1; n <= 2_000; n += 1) await ask(`other ${n}`);
    await ask('a');
    await ask('a');
    expect(make.mock.calls.filter(([key]) => key === 'a')).toHaveLength(3);
  });

  it('are made anew where making them failed', async () => {
    const { make, ask } = made();
    make.mockRejectedValueOnce(new Error('away'));
    await expect(ask('a')).rejects.toThrow('away');
    expect(await ask('a')).toBe('answer to a');
  });
});
