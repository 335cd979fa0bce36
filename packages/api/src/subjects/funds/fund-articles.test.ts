import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { COLUMNS, createClient, fundNotices } from '@bank/contract';
import { anArticle } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const FUND = '000001';

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    ...Array.from({ length: 7 }, (_, index) =>
      anArticle({
        key: `own${index}`,
        columnId: COLUMNS.fundNotices,
        prodCode: FUND,
        publishDate: `2026-0${index + 1}-01`,
      }),
    ),
    anArticle({ key: 'pinned', columnId: COLUMNS.fundNotices, prodCode: FUND, top: true }),
    anArticle({ key: 'other', columnId: COLUMNS.fundNotices, prodCode: '000002' }),
    anArticle({ key: 'of-all', columnId: COLUMNS.fundNotices }),
  ]);
});
afterAll(() => api.drop());

function asked() {
  const list = vi.fn<TestApi['snapshot']['list']>((...given) => api.snapshot.list(...given));
  const content = { ...api.snapshot, list: list as TestApi['snapshot']['list'] };
  const client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
  const ids = async (more: object) => {
    const { total, list: shown } = await client.call(fundNotices.list, { fundCode: FUND, ...more });
    return [total, ...shown.map(({ id }) => id)];
  };
  return { list, ids };
}

it('notices of a fund come in the order of their column, page by page [S7-fundnews]', async () => {
  const { ids } = asked();
  const first = await ids({ pageNum: 1, pageSize: 5 });
  const rest = await ids({ pageNum: 2, pageSize: 5 });
  expect([first, rest]).toEqual([
    [8, 'pinned', 'own6', 'own5', 'own4', 'own3'],
    [8, 'own2', 'own1', 'own0'],
  ]);
  expect(await ids({ fundCode: '000003' })).toEqual([0]);
  expect(await ids({ year: '2025' })).toEqual([0]);
  expect(await ids({ year: '2026', pageSize: 2 })).toEqual([8, 'pinned', 'own6']);
});

it('a column is gone through once for all funds of a content version, and anew for the next', async () => {
  const { list, ids } = asked();
  await ids({});
  await ids({ fundCode: '000002' });
  await ids({ fundCode: '000003' });
  expect(list).toHaveBeenCalledTimes(1);
  const next = asked();
  await next.ids({});
  expect(next.list).toHaveBeenCalledTimes(1);
});
