import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleList, hotSearches, type Transport } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { apiOver, type TestApi } from '../testing.ts';
import { createTransport } from './in-process.ts';

const COLUMN = '701001';

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aRecord(
      'column',
      { key: COLUMN },
      { columnId: COLUMN, name: 'n', page: 'p', detailPath: '/d', cover: '' },
    ),
    anArticle({ key: 'a', columnId: COLUMN }),
  ]);
});
afterAll(() => api.drop());

describe('the calls of pages, without HTTP', () => {
  let transport: Transport;
  let count: ReturnType<typeof vi.fn<TestApi['snapshot']['count']>>;
  let popularSearches: ReturnType<typeof vi.fn<() => Promise<readonly string[]>>>;
  beforeEach(() => {
    count = vi.fn((...asked) => api.snapshot.count(...asked));
    popularSearches = vi.fn(async () => []);
    const content = { ...api.snapshot, count };
    transport = createTransport({ content, imageBase: '/images/', popularSearches });
  });
  // What is found in a period is counted for each answer.
  const ask = (pageNum = 1) =>
    transport(articleList, {
      channel: '1',
      language: 'CN',
      columnId: COLUMN,
      startDate: '2000-01-01',
      pageNum,
    });

  it('are answered once more for a request of a content version that is made again, and no more', async () => {
    expect(await ask()).toMatchObject({ code: 0, traceId: 'in-process', data: { total: 1 } });
    const shared = await ask();
    expect(await ask()).toBe(shared);
    expect(count).toHaveBeenCalledTimes(2);
    expect(await ask(2)).toMatchObject({ data: { pageNum: 2 } });
    expect(count).toHaveBeenCalledTimes(3);
  });

  it('are answered each time where the answer is of the moment', async () => {
    const request = { channel: '1', language: 'CN' };
    for (let time = 1; time <= 2; time += 1) {
      expect(await transport(hotSearches, request)).toMatchObject({
        code: 0,
        traceId: 'in-process',
      });
      expect(popularSearches).toHaveBeenCalledTimes(time);
    }
  });

  it('are asked again after the store was away', async () => {
    count.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toMatchObject({ code: 0 });
  });
});
