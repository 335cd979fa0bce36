import { describe, expect, it, vi } from 'vitest';
import { fetchLate, late } from './late-data.ts';

const ENTRIES = [{ code: 'home', name: '个人业务', url: '/personal' }];

describe('data that come when somebody turns to it', () => {
  it('are fetched once, however many ask', async () => {
    const load = vi.fn(() => Promise.resolve(ENTRIES));
    const data = late(load);
    expect(data.come).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([fetchLate(data), fetchLate(data)])).toEqual([ENTRIES, ENTRIES]);
    expect(data.come).toBe(ENTRIES);
    expect(load).toHaveBeenCalledOnce();
  });

  it('are asked for again after they could not be had', async () => {
    const load = vi.fn(() => Promise.resolve(ENTRIES)).mockRejectedValueOnce(new TypeError('no line'));
    const data = late(load);
    await expect(fetchLate(data)).rejects.toThrow('no line');
    expect(await fetchLate(data)).toBe(ENTRIES);
  });

  it('that came with their page are there at once', async () => {
    expect(await fetchLate(ENTRIES)).toBe(ENTRIES);
  });
});
