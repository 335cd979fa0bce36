import { describe, expect, it, vi } from 'vitest';
import type { RouteDef } from '@bank/contract';
import type { Published } from '../content/published.ts';
import { createLog } from '../operation/log.ts';
import { warmUp } from './warm-up.ts';

const record = (path: string, more: Partial<RouteDef> = {}) => ({ path, ...more }) as RouteDef;
const published = {
  version: { key: 'v7' },
  routes: {
    CN: [record('/personal'), record(''), record('/old', { redirect: '/personal' })],
    EN: [record('/en')],
  },
} as unknown as Published;

async function warm(
  answer: (url: string) => Promise<unknown>,
  current: () => Published | undefined = () => published,
) {
  const lines: string[] = [];
  const answered: string[] = [];
  const packed: string[] = [];
  const kept: string[] = [];
  await warmUp(
    published,
    {
      cache: { urls: () => ['/en', '/news?page=2'], size: 3 },
      packing: {
        packAhead: (url) => packed.push(url),
        forVisitor: async (page, encoding) => {
          kept.push(`${page.url} in ${encoding}`);
          return page;
        },
      },
      pages: {
        answer: async (url) => {
          answered.push(url);
          return answer(url) as never;
        },
      },
    },
    current,
    createLog('info', { write: (line) => void lines.push(line) }),
  );
  return { answered, packed, kept, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const nothing = () => Promise.resolve({ kind: 'redirect' });

describe('rendering ahead', () => {
  it('begins with what visitors asked for last, takes each page once, and packs the pages', async () => {
    const { answered, packed, lines } = await warm(nothing);
    expect(answered).toEqual(['/en', '/news?page=2', '/personal']);
    expect(packed).toEqual(['/personal', '/en']);
    expect(lines).toMatchObject([{ version: 'v7', pages: 3, failed: 0 }]);
  });

  it('keeps each page packed, for unpacked ones would crowd each other out', async () => {
    const { kept } = await warm((url) => Promise.resolve({ kind: 'page', page: { url } }));
    expect(kept).toEqual(['/en in br', '/news?page=2 in br', '/personal in br']);
  });

  it('goes on after a page that fails, and tells the operator which', async () => {
    const failing = (url: string) =>
      url.startsWith('/news') ? Promise.reject(new Error('no page')) : nothing();
    const { answered, packed, lines } = await warm(failing);
    expect(answered).toHaveLength(3);
    expect(packed).toHaveLength(2);
    expect(lines).toMatchObject([{ path: '/news', err: { message: 'no page' } }, { failed: 1 }]);
  });

  it('ends where a still newer version is shown', async () => {
    const newer = { ...published, version: { key: 'v8' } } as Published;
    const current = vi.fn(() => newer).mockReturnValueOnce(published);
    const { answered, packed, lines } = await warm(nothing, current);
    expect([answered, packed, lines]).toEqual([['/en'], [], []]);
  });

  it('is silent about a page that fails because the process is stopping', async () => {
    let shown: Published | undefined = published;
    const { answered, lines } = await warm(
      async () => {
        shown = undefined;
        throw new Error('the store has been closed');
      },
      () => shown,
    );
    expect([answered, lines]).toEqual([['/en'], []]);
  });
});
