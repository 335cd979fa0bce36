import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSnapshot } from '@bank/store';
import { aRecord, aRelease, anArticle, openTestStore, publish } from '@bank/store/testing';
import { buildFeed } from './build-feed.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const ORIGIN = 'https://bank.example';
let content: ContentSnapshot;
let drop: () => Promise<void>;

const aNotice = (key: string, title: string, publishDate: string, top = false) =>
  anArticle({ key, language: 'CN', columnId: '102004', title, publishDate, top });

beforeAll(async () => {
  const test = await openTestStore();
  const site = aRecord('site-config', { key: 'site', language: 'CN' }, { siteName: '北曜银行' } as Parameters<
    typeof aRecord<'site-config'>
  >[2]);
  const items = [
    site,
    aNotice('old', '旧公告，仍然置顶', '2026-01-05', true),
    aNotice('new', '分红 <公告> & 其他', '2026-11-06'),
  ];
  await publish(test.writer, aRelease({ items }), NOW);
  content = test.store.snapshot(await test.store.currentVersion(NOW));
  drop = () => test.drop();
});
afterAll(() => drop());

describe('the feeds of fund articles', () => {
  it('have the newest article first, pinned or not, and are safe against their own texts [FUND-5]', async () => {
    const feed = await buildFeed('fund-notices.xml', { content, language: 'CN', origin: ORIGIN });
    expect(feed?.type).toBe('application/atom+xml; charset=utf-8');
    const text = feed?.text ?? '';
    expect(text).toContain('<title>北曜银行基金公告</title>');
    expect(text.match(/<entry>\n<id>[^<]*<\/id>\n<title>[^<]*/g)).toEqual([
      '<entry>\n<id>https://bank.example/personal/second/fundnews?column=102004&amp;id=new</id>\n<title>分红 &lt;公告&gt; &amp; 其他',
      '<entry>\n<id>https://bank.example/personal/second/fundnews?column=102004&amp;id=old</id>\n<title>旧公告，仍然置顶',
    ]);
    expect(text).toContain('<updated>2026-11-06T00:00:00+08:00</updated>');
  });

  it('are valid also while a family has no article [FUND-5]', async () => {
    const feed = await buildFeed('fund-laws.xml', { content, language: 'CN', origin: ORIGIN });
    expect(feed?.text).toContain('<updated>1970-01-01T00:00:00+00:00</updated>');
    expect(feed?.text).not.toContain('<entry>');
  });
});
