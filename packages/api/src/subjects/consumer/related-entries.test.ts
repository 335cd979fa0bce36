import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eduInfo, eduList } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aLesson } from '../../testing/a-lesson.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const QUIZ = {
  question: '验证码能告诉别人吗？',
  options: ['能', '不能'],
  answer: 1,
  reason: '谁要都不给。',
};

const lesson = (key: string, publishDate: string, given: Parameters<typeof aLesson>[1] = {}) =>
  aLesson(key, { publishDate, audience: '1', ...given });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aRecord(
      'column',
      { key: '103003' },
      { columnId: '103003', name: 'c', page: 'p', detailPath: '/d', cover: '' },
    ),
    lesson('own', '2026-11-09', { tags: ['电话', '贷款'], quiz: QUIZ }),
    lesson('both-tags', '2026-01-01', { tags: ['贷款', '电话'], audience: '2' }),
    lesson('one-tag-same-readers', '2026-01-02', { tags: ['电话'] }),
    lesson('one-tag', '2026-11-08', { tags: ['贷款', '别的', '更多'], audience: '2' }),
    lesson('same-readers', '2026-11-07'),
    lesson('link', '2026-11-10', {
      tags: ['电话', '贷款'],
      mediaType: 'LINK',
      url: 'https://other.example/',
    }),
    { ...lesson('over', '2026-01-03'), expireAt: NOW },
    anArticle({ key: 'article-over', columnId: '103006', expireAt: NOW }),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');

describe('what goes with an entry of the zone', () => {
  it('is what shares most of its tags, then what is for the same readers, three at most [S7-protection]', async () => {
    const { related, quiz } = await client().call(eduInfo, { id: 'own' });
    expect(related.map(({ id }) => id)).toEqual(['both-tags', 'one-tag-same-readers', 'one-tag']);
    expect(quiz).toEqual(QUIZ);
  });

  it('is gone when its time is over, be it a lesson or an article, and never was under another id [NEWS-2]', async () => {
    for (const id of ['over', 'article-over'])
      await expect(client().call(eduInfo, { id })).rejects.toMatchObject({ body: { code: 41000 } });
    await expect(client().call(eduInfo, { id: 'never' })).rejects.toMatchObject({ body: { code: 40400 } });
  });
});

describe('the filters of the list', () => {
  it('count what they would leave, and keep what was chosen though it leaves nothing [S7-protection]', async () => {
    const all = await client().call(eduList, {});
    expect(all.audiences).toEqual([
      { code: '1', count: 3 },
      { code: '2', count: 2 },
    ]);
    expect(all.mediaTypes).toEqual([{ code: 'TEXT', count: 5 }]);
    const none = await client().call(eduList, { audience: '4', mediaType: 'VIDEO' });
    expect(none.audiences).toEqual([{ code: '4', count: 0 }]);
    expect(none.mediaTypes).toEqual([{ code: 'VIDEO', count: 0 }]);
    expect(none.list).toEqual([]);
  });

  it('show links only to who asks for links [S7-protection]', async () => {
    const ids = async (request: object) =>
      (await client().call(eduList, request)).list.map(({ id, url }) => [id, url]);
    expect(await ids({ mediaType: 'LINK' })).toEqual([['link', 'https://other.example/']]);
    expect((await ids({})).map(([id]) => id)).not.toContain('link');
  });
});
