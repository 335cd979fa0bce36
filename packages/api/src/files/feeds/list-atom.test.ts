import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord, anArticle } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';
import { buildFeed } from './build-feed.ts';

const ORIGIN = 'https://www.bank.example';
const NEWS = '701001';

const aColumn = (language: 'CN' | 'EN', name: string, detailPath: string) =>
  aRecord('column', { key: NEWS, language }, { columnId: NEWS, name, page: 'news', detailPath, cover: '' });
const aSite = (language: 'CN' | 'EN', siteName: string) =>
  aRecord('site-config', { key: 'site', language }, { siteName } as Parameters<
    typeof aRecord<'site-config'>
  >[2]);

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aSite('CN', '北曜银行'),
    aSite('EN', 'Bank of Beiyao'),
    aColumn('CN', '北曜新闻', '/bobbank/seconddetail'),
    aColumn('EN', 'Beiyao news', '/en/bobbank/seconddetail'),
    anArticle({
      columnId: NEWS,
      key: 'pinned',
      title: '旧闻，仍然置顶',
      publishDate: '2026-01-05',
      top: true,
    }),
    anArticle({ columnId: NEWS, key: 'new', title: '利率 <新> & 旧', publishDate: '2026-11-06' }),
    anArticle({ columnId: NEWS, key: 'new', language: 'EN', title: 'Rates', publishDate: '2026-11-06' }),
  ]);
});
afterAll(() => api.drop());

const entries = async (name: string, language: 'CN' | 'EN') => {
  const feed = await buildFeed(name, { content: api.snapshot, language, origin: ORIGIN });
  return feed?.text.match(/<entry>\n<id>[^<]*<\/id>\n<title>[^<]*/g);
};

describe('the feeds of the bank’s news', () => {
  it('have the newest first, pinned or not, and are safe against their own texts [NEWS-1]', async () => {
    expect(await entries('news.xml', 'CN')).toEqual([
      `<entry>\n<id>${ORIGIN}/bobbank/seconddetail?id=new&amp;column=${NEWS}</id>\n<title>利率 &lt;新&gt; &amp; 旧`,
      `<entry>\n<id>${ORIGIN}/bobbank/seconddetail?id=pinned&amp;column=${NEWS}</id>\n<title>旧闻，仍然置顶`,
    ]);
  });

  it('speak the language that is asked for [NEWS-1]', async () => {
    expect(await entries('news.xml', 'EN')).toEqual([
      `<entry>\n<id>${ORIGIN}/en/bobbank/seconddetail?id=new&amp;column=${NEWS}</id>\n<title>Rates`,
    ]);
  });

  it('are none for a column that is not there [NEWS-1]', async () => {
    expect(await entries('notices.xml', 'CN')).toBeUndefined();
  });
});
