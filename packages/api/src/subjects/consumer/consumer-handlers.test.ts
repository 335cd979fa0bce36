import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eduInfo,
  eduList,
  protection,
  protectionCover,
  protectionPageData,
  protectionText,
  protectionTexts,
} from '@bank/contract';
import { recordTypes, type RecordBody } from '@bank/contract/schemas';
import { aRecord, anArticle } from '@bank/store/testing';
import { aLesson } from '../../testing/a-lesson.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const CASES = '103002';
const KNOWLEDGE = '103003';
const LAWS = '103006';
const file = (name: string, ext: string) => ({ path: `${name}.${ext}`, name, ext, size: 10 });

const lesson = (key: string, publishDate: string, given: Partial<RecordBody<'edu-item'>> = {}) =>
  aLesson(key, {
    title: `题 ${key}`,
    summary: `提要 ${key}`,
    publishDate,
    content: `<p>${key}</p>`,
    ...given,
  });

const column = (columnId: string, name: string) =>
  aRecord(
    'column',
    { key: columnId },
    { columnId, name, page: 'zone', detailPath: '/personal/consumerEducation/info', cover: '' },
  );

const law = (key: string, publishDate: string) =>
  anArticle({ columnId: LAWS, key, publishDate, title: `法 ${key}`, summary: '施行', source: '国务院' });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    column(CASES, '以案说险'),
    column(KNOWLEDGE, '金融知识'),
    column(LAWS, '法律法规'),
    column('701001', '北曜新闻'),
    lesson('rental', '2026-11-10', { columnId: CASES, audience: '4', tags: ['租房', '贷款'] }),
    lesson('refund-call', '2026-11-12', { columnId: CASES, tags: ['电话'] }),
    lesson('elder-pin', '2026-11-01', { audience: '2', tags: ['密码'] }),
    lesson('elder-film', '2026-11-05', {
      audience: '2',
      mediaType: 'VIDEO',
      videos: [{ ...file('film', 'webm'), duration: 24 }],
      captions: file('film', 'vtt'),
      transcript: '第一句。\n第二句。',
      cover: '[]',
    }),
    lesson('loan-poster', '2026-10-01', {
      audience: '4',
      mediaType: 'IMAGE',
      picture: { ...file('poster', 'svg'), width: 900, height: 1200 },
      alt: '一张图',
      tags: ['贷款'],
    }),
    lesson('regulator', '2026-01-01', { columnId: '103005', mediaType: 'LINK', url: 'https://example.com/' }),
    law('old-law', '2015-05-01'),
    law('new-law', '2024-07-01'),
    anArticle({ columnId: '701001', key: 'news' }),
    aRecord(
      'banner',
      { key: 'p03' },
      recordTypes.banner.body.parse({
        id: 'p03',
        pageId: 'P03',
        title: '先认清风险',
        tabName: '',
        kicker: '',
        subTitle: '',
        cover: '[{"path":"a.svg"}]',
        alt: '桥',
        actionName: '',
        url: '',
        urlType: '0',
        secondName: '',
        secondUrl: '',
        sort: 1,
      }),
    ),
  ]);
});
afterAll(() => api.drop());

const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const call = () => api.client('CN');

describe('the education list', () => {
  it.each([
    ['nothing', {}, ['refund-call', 'rental', 'elder-film', 'elder-pin', 'loan-poster']],
    ['a column', { columnId: CASES }, ['refund-call', 'rental']],
    ['an audience', { audience: '2' }, ['elder-film', 'elder-pin']],
    ['a kind', { mediaType: 'IMAGE' }, ['loan-poster']],
    ['audience and kind together', { audience: '2', mediaType: 'TEXT' }, ['elder-pin']],
    ['a keyword in title, summary or tags', { keyword: '贷款' }, ['rental', 'loan-poster']],
    ['what nothing has', { keyword: '%%' }, []],
  ] as const)(
    'filters by %s, newest first and never with links [S7-protection]',
    async (_, filter, expected) => {
      const found = await call().call(eduList, filter);
      expect(ids(found.list)).toEqual(expected);
      expect(found.total).toBe(expected.length);
    },
  );

  it('counts what each filter would leave while the other stays [S7-protection]', async () => {
    const found = await call().call(eduList, { columnId: KNOWLEDGE, audience: '2', mediaType: 'VIDEO' });
    expect(found.audiences).toEqual([{ code: '2', count: 1 }]);
    expect(found.mediaTypes).toEqual([
      { code: 'TEXT', count: 1 },
      { code: 'VIDEO', count: 1 },
    ]);
  });

  it('pages, and a page beyond the end keeps the total [S7-protection]', async () => {
    const second = await call().call(eduList, { pageSize: 2, pageNum: 2 });
    expect(ids(second.list)).toEqual(['elder-film', 'elder-pin']);
    expect(await call().call(eduList, { pageNum: 9 })).toMatchObject({ total: 5, list: [] });
  });

  it.each(['701001', '103009'])('answers 40400 for column %s [S8-code]', async (columnId) => {
    await expect(call().call(eduList, { columnId })).rejects.toMatchObject({ body: { code: 40400 } });
  });
});

describe('one entry', () => {
  it('has the film with its length, captions and transcript [CP-4] [S7-protection]', async () => {
    const film = await call().call(eduInfo, { id: 'elder-film' });
    expect(film).toMatchObject({ duration: 24, mediaType: 'VIDEO', transcript: '第一句。\n第二句。' });
    expect(film.videos.map(({ ext }) => ext)).toEqual(['webm']);
    expect(film.captions?.path).toBe('film.vtt');
    expect([film.prev?.id, film.next?.id]).toEqual([undefined, 'elder-pin']);
  });

  it('is followed by what shares its tags, from any column [S7-protection]', async () => {
    const { related } = await call().call(eduInfo, { id: 'rental' });
    expect(related[0]?.id).toBe('loan-poster');
    expect(ids(related)).not.toContain('rental');
    expect(ids(related)).not.toContain('regulator');
  });

  it('may be an article of the zone, which is a text for everybody [S7-protection]', async () => {
    const found = await call().call(eduInfo, { id: 'new-law' });
    expect(found).toMatchObject({ mediaType: 'TEXT', audience: '1', source: '国务院', videos: [] });
    expect(found.next?.id).toBe('old-law');
  });

  it.each(['news', 'nothing'])('answers 40400 for %s, which is not of the zone [S8-code]', async (id) => {
    await expect(call().call(eduInfo, { id })).rejects.toMatchObject({ body: { code: 40400 } });
    await expect(call().call(protectionText, { id })).rejects.toMatchObject({ body: { code: 40400 } });
  });
});

describe('the texts of the zone', () => {
  it('are the articles of a column of statements [S7-protection]', async () => {
    const found = await call().call(protectionTexts, { columnId: LAWS });
    expect(ids(found.list)).toEqual(['new-law', 'old-law']);
    expect((await call().call(protectionText, { id: 'new-law' })).next?.id).toBe('old-law');
  });

  it('are the written items of a column of lessons, without pictures and films [S7-protection]', async () => {
    expect(ids((await call().call(protectionTexts, { columnId: KNOWLEDGE })).list)).toEqual(['elder-pin']);
    expect((await call().call(protectionText, { id: 'elder-pin' })).content).toBe('<p>elder-pin</p>');
  });
});

describe('the zone', () => {
  it('lists the newest entries of each of its columns in their order [S7-protection]', async () => {
    const { blocks } = await call().call(protection, {});
    expect(blocks.map(({ columnId, name, list }) => [columnId, name, ids(list)])).toEqual([
      [CASES, '以案说险', ['refund-call', 'rental']],
      [KNOWLEDGE, '金融知识', ['elder-film', 'elder-pin', 'loan-poster']],
      [LAWS, '法律法规', ['new-law', 'old-law']],
    ]);
  });

  it.each([
    ['1', ['refund-call', 'rental', 'elder-pin']],
    ['2', ['loan-poster']],
    ['3', ['elder-film']],
    ['4', ['regulator']],
  ] as const)('gives a page its items of kind %s [S7-protection]', async (dataType, expected) => {
    expect(ids(await call().call(protectionPageData, { pageId: 'P03', dataType }))).toEqual(expected);
    expect(await call().call(protectionPageData, { pageId: 'P01', dataType })).toEqual([]);
  });

  it('has the title and picture of its banner [S7-protection]', async () => {
    expect(await call().call(protectionCover, { pageId: 'P03' })).toEqual({
      cover: '[{"path":"a.svg"}]',
      title: '先认清风险',
    });
    await expect(call().call(protectionCover, { pageId: 'P08' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});
