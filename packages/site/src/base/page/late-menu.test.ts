import { describe, expect, it, vi } from 'vitest';
import { fetchMenu, lateMenu } from './late-menu.ts';

const ENTRIES = [{ code: 'home', name: '个人业务', url: '/personal' }];

describe('a menu that comes when somebody turns to it', () => {
  it('is fetched once, however many ask', async () => {
    const load = vi.fn(() => Promise.resolve(ENTRIES));
    const menu = lateMenu(load);
    expect(menu.come).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([fetchMenu(menu), fetchMenu(menu)])).toEqual([ENTRIES, ENTRIES]);
    expect(menu.come).toBe(ENTRIES);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again after it could not be had', async () => {
    const load = vi.fn(() => Promise.resolve(ENTRIES)).mockRejectedValueOnce(new TypeError('no line'));
    const menu = lateMenu(load);
    await expect(fetchMenu(menu)).rejects.toThrow('no line');
    expect(await fetchMenu(menu)).toBe(ENTRIES);
  });

  it('that came with its page is there at once', async () => {
    expect(await fetchMenu(ENTRIES)).toBe(ENTRIES);
  });
});
