import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./recent-funds.ts');

describe('the funds that were looked at last', () => {
  it('are eight, newest first, each once [FUND-9]', async () => {
    const { recentFunds, rememberFund } = await load();
    for (let code = 100001; code <= 100009; code += 1)
      rememberFund({ code: String(code), name: `基金 ${code}` });
    rememberFund({ code: '100005', name: '基金 100005' });
    const codes = recentFunds().map(({ code }) => code);
    expect(codes).toEqual(['100005', '100009', '100008', '100007', '100006', '100004', '100003', '100002']);
  });

  it('are there again on the next page, and gone when they are cleared [FUND-9]', async () => {
    (await load()).rememberFund({ code: '009126', name: '远岫稳健债券 A' });
    vi.resetModules();
    const again = await load();
    expect(again.recentFunds()).toEqual([{ code: '009126', name: '远岫稳健债券 A' }]);
    again.forgetFunds();
    expect([...kept.keys()]).toEqual([]);
  });

  it('leave out what this site has not written [FUND-9]', async () => {
    kept.set('bob-recent-funds', '{"v":1,"data":[{"code":"javascript:1","name":"x"},{"code":"009126"},7]}');
    expect((await load()).recentFunds()).toEqual([]);
    kept.set('bob-recent-funds', 'oops');
    vi.resetModules();
    expect((await load()).recentFunds()).toEqual([]);
  });
});
