import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aPage } from '../../testing/a-page.ts';
import { apiOver, type TestApi } from '../../testing.ts';
import { buildFeed } from './build-feed.ts';

const ORIGIN = 'https://www.bank.example';
const NEWS = '701001';
const FILE = { path: '0123456789abcdef01234567.pdf', name: '公告', size: 1024, ext: 'pdf', pages: 1 };

const inBoth = (make: (language: Language) => ReturnType<typeof aRecord>) =>
  (['CN', 'EN'] as const).map(make);
const column = (
  columnId: string,
  language: Language,
  names: Readonly<Record<Language, string>>,
  listedOn: string,
  detailPath = '/read',
) =>
  aRecord(
    'column',
    { key: columnId, language },
    { columnId, name: names[language], page: listedOn, detailPath, cover: '' },
  );
const announcement = (key: string, language: Language, publishDate: string, number?: string) =>
  aRecord(
    'announcement',
    { key, language },
    {
      title: key,
      announceType: '09',
      publishDate,
      code: '601169',
      exchange: 'SSE',
      file: FILE,
      ...(number !== undefined && { number }),
    },
  );

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    ...inBoth((language) =>
      aRecord('site-config', { key: 'site', language }, {
        siteName: language === 'CN' ? '北曜银行' : 'Bank of Beiyao',
      } as Parameters<typeof aRecord<'site-config'>>[2]),
    ),
    ...inBoth((language) => column(NEWS, language, { CN: '新闻', EN: 'News' }, 'news', '/detail')),
    ...inBoth((language) => column('601001', language, { CN: '公告', EN: 'Announcements' }, 'investors')),
    ...inBoth((language) =>
      column('102004', language, { CN: '基金公告', EN: 'Fund notices' }, 'fund-news', '/funds'),
    ),
    aPage('news', { path: '/list', component: 'news-list' }),
    aPage('fund-news', { path: '/funds', component: 'fund-news' }),
    aPage('fund-news', { path: '/en/funds', component: 'fund-news' }, 'EN'),
    aPage('investors', { path: '/investment/secondlist', component: 'investment-list' }),
    aPage('investors', { path: '/en/investment/secondlist', component: 'investment-list' }, 'EN'),
    announcement('first', 'CN', '2026-10-17', '2026-013'),
    announcement('report', 'CN', '2026-08-30'),
    announcement('first', 'EN', '2026-10-17', '2026-013'),
    anArticle({
      columnId: NEWS,
      key: 'old',
      title: 'old',
      summary: 'of old',
      publishDate: '2026-01-05',
      top: true,
    }),
    anArticle({ columnId: NEWS, key: 'new', title: 'new', summary: 'of new', publishDate: '2026-11-06' }),
    anArticle({
      columnId: NEWS,
      key: 'mended',
      title: 'mended',
      summary: 'of mended',
      publishDate: '2026-11-02',
      updateTime: '2026-11-08T09:00:00+08:00',
    }),
    anArticle({
      columnId: '102004',
      key: 'fund',
      title: 'fund',
      summary: 'of funds',
      publishDate: '2026-11-06',
    }),
  ]);
});
afterAll(() => api.drop());

const text = async (name: string, language: Language = 'CN') =>
  (await buildFeed(name, { content: api.snapshot, language, origin: ORIGIN }))?.text;
const feed = (language: string, address: string, ...lines: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${ORIGIN}/feed/${address}</id>
${lines.join('\n')}
</feed>
`;
const self = (address: string) =>
  `<link rel="self" type="application/atom+xml" href="${ORIGIN}/feed/${address}"/>`;
const page = (address: string) => `<link rel="alternate" type="text/html" href="${ORIGIN}${address}"/>`;

describe('a feed is, as a whole', () => {
  it('of announcements: each by its number, its day and its title [IR-1]', async () => {
    const list = '/investment/secondlist?column=601001';
    const entry = (id: string, day: string, summary: string) =>
      `<entry>
<id>${ORIGIN}${list}#${id}</id>
<title>${id}</title>
<updated>${day}T00:00:00+08:00</updated>
${page(`/pdfView?file=${FILE.path}`)}
<category term="09"/>
<summary>${summary}</summary>
</entry>`;
    expect(await text('announcements.xml')).toBe(
      feed(
        'zh-CN',
        'announcements.xml',
        '<title>北曜银行：公告</title>',
        '<subtitle>定期报告与临时公告，披露当日更新。</subtitle>',
        '<updated>2026-10-17T00:00:00+08:00</updated>',
        '<author><name>北曜银行</name></author>',
        self('announcements.xml'),
        page(list),
        entry('first', '2026-10-17', '2026-013 2026-10-17 first'),
        entry('report', '2026-08-30', '2026-08-30 report'),
      ),
    );
  });

  it('of announcements in English: under its own address and words [IR-1] [S1-lang]', async () => {
    const english = (await text('announcements.xml', 'EN')) ?? '';
    expect(english).toContain(`<id>${ORIGIN}/feed/announcements.xml?language=EN</id>`);
    expect(english).toContain('<title>Bank of Beiyao: Announcements</title>');
    expect(english).toContain(
      '<subtitle>Reports and announcements, on the day of disclosure. The Chinese text prevails.</subtitle>',
    );
    expect(english).toContain(page(`/en/pdfView?file=${FILE.path}`));
  });

  it('of news: as new as what was changed last, the newest first [NEWS-1]', async () => {
    const entry = (id: string, updated: string) =>
      `<entry>
<id>${ORIGIN}/detail?id=${id}&amp;column=${NEWS}</id>
<title>${id}</title>
<updated>${updated}</updated>
${page(`/detail?id=${id}&amp;column=${NEWS}`)}
<category term="${NEWS}"/>
<summary>of ${id}</summary>
</entry>`;
    expect(await text('news.xml')).toBe(
      feed(
        'zh-CN',
        'news.xml',
        '<title>北曜银行：新闻</title>',
        '<subtitle>新闻，最新 50 条；内容改动后，更新日期随之改变。</subtitle>',
        '<updated>2026-11-08T09:00:00+08:00</updated>',
        '<author><name>北曜银行</name></author>',
        self('news.xml'),
        page(`/list?column=${NEWS}`),
        entry('new', '2026-11-06T00:00:00+08:00'),
        entry('mended', '2026-11-08T09:00:00+08:00'),
        entry('old', '2026-01-05T00:00:00+08:00'),
      ),
    );
  });

  it('of news that there is none of: of no moment, and without a page [NEWS-1]', async () => {
    expect(await text('news.xml', 'EN')).toBe(
      feed(
        'en',
        'news.xml?language=EN',
        '<title>Bank of Beiyao: News</title>',
        '<subtitle>News: the newest 50. The date of one moves when its text was changed.</subtitle>',
        '<updated>1970-01-01T00:00:00+00:00</updated>',
        '<author><name>Bank of Beiyao</name></author>',
        self('news.xml?language=EN'),
        page(''),
      ),
    );
  });

  it('of fund articles: under the ids that readers know [FUND-5]', async () => {
    expect(await text('fund-notices.xml')).toBe(
      feed(
        'zh-CN',
        'fund-notices.xml',
        '<title>北曜银行：基金公告</title>',
        '<subtitle>基金公告，最新 50 条；内容改动后，更新日期随之改变。</subtitle>',
        '<updated>2026-11-06T00:00:00+08:00</updated>',
        '<author><name>北曜银行</name></author>',
        self('fund-notices.xml'),
        page('/funds?column=102004'),
        `<entry>
<id>${ORIGIN}/funds?column=102004&amp;id=fund</id>
<title>fund</title>
<updated>2026-11-06T00:00:00+08:00</updated>
${page('/funds?id=fund&amp;column=102004')}
<category term="102004"/>
<summary>of funds</summary>
</entry>`,
      ),
    );
  });
});

it('a store that is away is no missing feed', async () => {
  const away = new Error('away');
  const content = { ...api.snapshot, list: () => Promise.reject(away) };
  await expect(buildFeed('fx.xml', { content, language: 'CN', origin: ORIGIN })).rejects.toBe(away);
});
