import { describe, expect, it, vi } from 'vitest';
import type { BootData } from '../../base/page/boot-data.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import { keptData } from './kept-data.ts';

const leaf = (data: string): LeafData => ({ kind: 'page', data, query: {}, head: {} });

const boot = (keepAlive: boolean) => ({ record: { keepAlive }, leaf: leaf('of the document') }) as BootData;

const loading = (data: string) => vi.fn<() => Promise<LeafData>>(() => Promise.resolve(leaf(data)));

describe('the data of kept-alive pages', () => {
  it('is loaded once for each address [S2-keepalive]', async () => {
    const remember = keptData(boot(false), '/personal');
    const load = loading('anew');
    expect(await remember('/list', load)).toEqual(leaf('anew'));
    expect(await remember('/list', load)).toEqual(leaf('anew'));
    expect(load).toHaveBeenCalledOnce();
    expect(await remember('/list?page=2', loading('other'))).toEqual(leaf('other'));
  });

  it('is what the document came with, for a page that is kept alive [S2-keepalive]', async () => {
    expect(await keptData(boot(true), '/personal')('/personal', loading('anew'))).toEqual(
      leaf('of the document'),
    );
    expect(await keptData(boot(false), '/personal')('/personal', loading('anew'))).toEqual(leaf('anew'));
  });

  it('is asked for again after it failed [S2-keepalive]', async () => {
    const remember = keptData(boot(false), '/personal');
    await expect(remember('/list', () => Promise.reject(new Error('no network')))).rejects.toThrow(
      'no network',
    );
    expect(await remember('/list', loading('anew'))).toEqual(leaf('anew'));
  });
});
