import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcementList, stockQuote } from '@bank/contract';
import type { AnnounceType, Language } from '@bank/contract';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const file = { path: '0123456789abcdef01234567.pdf', name: '公告', size: 1024, ext: 'pdf', pages: 1 };

interface Caller {
  announceType?: AnnounceType[];
  year?: string;
  keyword?: string;
  documentLanguage?: Language;
  pageSize?: number;
  pageNum?: number;
}

function announcement(
  key: string,
  publishDate: string,
  announceType: AnnounceType,
  parts: { number?: string; language?: Language; file?: typeof file } = {},
) {
  const { language = 'CN', ...body } = parts;
  return aRecord(
    'announcement',
    { key, language },
    { title: `公告 ${key}`, announceType, publishDate, code: '601169', exchange: 'SSE', file, ...body },
  );
}

const asked = (request: Caller) => api.client('CN').call(announcementList, request);

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    announcement('old', '2025-05-23', '07', { number: '2025-008' }),
    announcement('edge', '2026-10-21', '09', { number: '2026-017' }),
    announcement('before', '2026-10-20', '09', { number: '2026-016' }),
    announcement('report', '2026-10-30', '04'),
    announcement('board', '2026-10-30', '05', { number: '2026-018' }),
    announcement('board', '2026-10-30', '05', {
      number: '2026-018',
      language: 'EN',
      file: { ...file, path: '89abcdef0123456789abcdef.pdf' },
    }),
    announcement('old', '2025-05-23', '07', { number: '2025-008', language: 'EN' }),
  ]);
});
afterAll(() => api.drop());

describe('announcements', () => {
  it.each([
    ['everything', {}, ['report', 'board', 'edge', 'before', 'old']],
    ['some types', { announceType: ['04', '07'] }, ['report', 'old']],
    ['a year', { year: '2025' }, ['old']],
    ['a word of the title', { keyword: 'edge' }, ['edge']],
    ['a number', { keyword: '2026-018' }, ['board']],
    ['documents in the other language', { documentLanguage: 'EN' }, ['board', 'old']],
    ['a page', { pageSize: 2, pageNum: 2 }, ['edge', 'before']],
    ['nothing', { announceType: ['08'] }, []],
  ] satisfies [string, Parameters<typeof asked>[0], string[]][])(
    'are listed newest first: %s [IR-1]',
    async (_, request, expected) => {
      const { list } = await asked(request);
      expect(list.map(({ id }) => id)).toEqual(expected);
    },
  );

  it('say that their document is Chinese where it was never printed in English [IR-1] [S1-lang]', async () => {
    const { list } = await api.client('EN').call(announcementList, {});
    expect(list.map(({ id, language }) => [id, language])).toEqual([
      ['board', 'EN'],
      ['old', 'CN'],
    ]);
  });

  it('are new for thirty days [IR-1]', async () => {
    const { list, years } = await api.client('CN').call(announcementList, {});
    // 2026-11-20 less 30 days is 2026-10-21, whose thirtieth day was yesterday.
    expect(list.filter(({ isNew }) => isNew === '1').map(({ id }) => id)).toEqual(['report', 'board']);
    expect(years).toEqual(['2026', '2025']);
  });

  it('refuse a type that does not exist [IR-1]', async () => {
    await expect(
      api.client('CN').call(announcementList, { announceType: ['42' as AnnounceType] }),
    ).rejects.toMatchObject({ body: { code: 40000 } });
  });
});

describe('the price of the share', () => {
  it('is nothing while no source is configured [IR-3]', async () => {
    expect(await api.client('CN').call(stockQuote, {})).toBeNull();
  });
});
