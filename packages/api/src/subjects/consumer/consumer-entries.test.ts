import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eduInfo, eduList, protection, protectionText } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aLesson } from '../../testing/a-lesson.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const KNOWLEDGE = '103003';
const LAWS = '103006';
const file = (name: string, ext: string) => ({ path: `${name}.${ext}`, name, ext, size: 10 });

const lesson = (key: string, publishDate: string, given: Parameters<typeof aLesson>[1] = {}) =>
  aLesson(key, { publishDate, content: `<p>${key}</p>`, ...given });
const column = (columnId: string) =>
  aRecord(
    'column',
    { key: columnId },
    { columnId, name: columnId, page: 'zone', detailPath: '/info', cover: '' },
  );

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    column(KNOWLEDGE),
    column('103002'),
    column(LAWS),
    column('701001'),
    lesson('poster', '2026-11-09', {
      mediaType: 'IMAGE',
      picture: { ...file('poster', 'svg'), width: 900, height: 1200 },
      alt: '一张图',
      content: undefined,
      source: '本行',
      tags: ['贷款'],
    }),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((day) =>
      lesson(`text-${day}`, `2026-11-0${day}`, day === 1 ? { tags: ['贷款'] } : {}),
    ),
    lesson('elsewhere', '2026-11-08', { columnId: '103002' }),
    anArticle({ columnId: LAWS, key: 'law', publishDate: '2024-07-01', title: '法', content: '<p>法</p>' }),
    anArticle({ columnId: LAWS, key: 'older', publishDate: '2023-07-01', title: '旧法' }),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the zone of consumers', () => {
  it('shows six of each column, columns by their ids [S7-protection]', async () => {
    const { blocks } = await client().call(protection, {});
    expect(blocks.map(({ columnId, list }) => [columnId, list.length])).toEqual([
      ['103002', 1],
      [KNOWLEDGE, 6],
      [LAWS, 2],
    ]);
    expect(blocks[1]?.list[0]?.id).toBe('poster');
  });

  it('tells of a text its neighbours and the three newest others of its column [S7-protection]', async () => {
    const text = await client().call(protectionText, { id: 'text-7' });
    expect(text).toMatchObject({ content: '<p>text-7</p>', prev: { id: 'text-8' }, next: { id: 'text-6' } });
    expect(ids(text.related)).toEqual(['text-8', 'text-6', 'text-5']);
  });

  it('tells of an article what an article tells [S7-protection]', async () => {
    const law = await client().call(protectionText, { id: 'law' });
    expect(law).toMatchObject({ content: '<p>法</p>', next: { id: 'older' } });
    expect(ids(law.related)).toEqual(['older']);
    expect((await client().call(protectionText, { id: 'poster' })).content).toBe('');
  });

  it('shows a picture with its words, and what goes with it across columns [S7-protection]', async () => {
    const poster = await client().call(eduInfo, { id: 'poster' });
    expect(poster).toMatchObject({
      content: '',
      alt: '一张图',
      source: '本行',
      picture: { path: 'poster.svg', width: 900 },
    });
    expect(poster.related[0]?.id).toBe('text-1');
    const text = await client().call(eduInfo, { id: 'text-7' });
    for (const field of ['alt', 'source', 'picture', 'captions', 'quiz'])
      expect(text).not.toHaveProperty(field);
  });

  it('has no entries of other columns [S7-protection]', async () => {
    await expect(client().call(eduList, { columnId: '701001' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});
