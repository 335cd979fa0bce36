import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { infoPublicList } from '@bank/contract';
import { anArticle } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const file = { path: '0123456789abcdef01234567.pdf', name: '报告', size: 1024, ext: 'pdf', pages: 1 };
const document = (key: string, publishDate: string, docKind: string, parts = {}) =>
  anArticle({
    columnId: '801005',
    key,
    publishDate,
    docKind,
    title: `文件 ${key}`,
    attachments: [file],
    ...parts,
  });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    document('q3', '2026-10-30', 'CAPITAL', { docNo: '北曜披露〔2026〕28 号', effectiveDate: '2026-09-30' }),
    document('partners', '2026-11-20', 'PARTNERS'),
    document('old', '2025-04-30', 'CONSUMER'),
    document('text', '2026-11-01', 'CONSUMER', { attachments: [] }),
    anArticle({ columnId: '701001', key: 'news', docKind: 'CAPITAL', attachments: [file] }),
  ]);
});
afterAll(() => api.drop());

describe('disclosed documents', () => {
  it.each([
    ['all of them', {}, ['partners', 'q3', 'old']],
    ['a category', { category: 'CAPITAL' }, ['q3']],
    ['a year', { year: '2025' }, ['old']],
    ['a keyword', { keyword: 'partners' }, ['partners']],
    ['a page', { pageSize: 2, pageNum: 2 }, ['old']],
    ['nothing', { category: 'FEES' }, []],
  ] as const)('are listed newest first, limited to %s [S7-misc]', async (_, request, expected) => {
    const found = await api.client('CN').call(infoPublicList, request);
    expect(found.list.map(({ id }) => id)).toEqual(expected);
    expect(found.years).toEqual(['2026', '2025']);
  });

  it('tell number, day in force and the document itself [S7-misc]', async () => {
    const { list } = await api.client('CN').call(infoPublicList, { category: 'CAPITAL' });
    expect(list).toEqual([
      {
        id: 'q3',
        category: 'CAPITAL',
        title: '文件 q3',
        docNo: '北曜披露〔2026〕28 号',
        publishDate: '2026-10-30',
        effectiveDate: '2026-09-30',
        file,
      },
    ]);
  });
});
