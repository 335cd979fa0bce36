import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS, FEED_NAMES, LANGUAGES, feedAddress, type Language } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aLesson } from '../../testing/a-lesson.ts';
import { aMerchant } from '../../testing/a-merchant.ts';
import { aPage } from '../../testing/a-page.ts';
import { parsedInBoth } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';
import { buildFeed } from './build-feed.ts';

const ORIGIN = 'https://www.bank.example';
const FOLLOWED = Object.keys(FEED_NAMES);
/** A column that no reader can be sent an empty feed of: it is not there. */
const GONE = COLUMNS.media;

const aColumn = (columnId: string) =>
  parsedInBoth('column', columnId, {
    columnId,
    name: `Column ${columnId}`,
    page: 'lists',
    detailPath: columnId.startsWith('102') ? '/list' : '/read',
  });
const aSite = (language: Language, siteName: string) =>
  aRecord('site-config', { key: 'site', language }, { siteName } as Parameters<
    typeof aRecord<'site-config'>
  >[2]);
const change = (date: string) => ({ date, by: '运营管理部', text: '更正。' });
const many = Array.from({ length: 60 }, (_, index) =>
  anArticle({
    columnId: COLUMNS.cardOffers,
    key: `offer-${String(index).padStart(2, '0')}`,
    title: `Offer ${index}`,
    publishDate: `2026-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  }),
);

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aSite('CN', '北曜 & <银行>'),
    aSite('EN', 'Bank of Beiyao'),
    ...LANGUAGES.map((language) => aPage('lists', { path: '/list', component: 'news-list' }, language)),
    ...FOLLOWED.filter((columnId) => columnId !== GONE).flatMap(aColumn),
    anArticle({
      columnId: COLUMNS.notices,
      key: 'pinned',
      title: '旧闻',
      publishDate: '2026-01-05',
      top: true,
    }),
    anArticle({ columnId: COLUMNS.notices, key: 'new', title: '利率 <新> & 旧', publishDate: '2026-11-06' }),
    anArticle({
      columnId: COLUMNS.notices,
      key: 'new',
      language: 'EN',
      title: 'Rates',
      publishDate: '2026-11-06',
    }),
    anArticle({
      columnId: COLUMNS.notices,
      key: 'changed',
      title: '改过',
      publishDate: '2026-10-01',
      changes: [change('2026-11-12'), change('2026-10-09')],
    }),
    anArticle({
      columnId: COLUMNS.fundNotices,
      key: 'fund',
      title: '基金',
      publishDate: '2026-11-06',
      prodCode: '012480',
    }),
    ...many,
    aLesson('case', { columnId: COLUMNS.riskCases, title: '假客服', publishDate: '2026-09-01' }),
    aMerchant('m001', { name: '同福小馆', offer: '满减', startDate: '2026-10-01', endDate: '2026-12-31' }),
    aMerchant('m002', { name: '过期小馆', startDate: '2026-01-01', endDate: '2026-02-01' }),
  ]);
});
afterAll(() => api.drop());

const feedOf = (columnId: string, language: Language = 'CN') =>
  buildFeed(`${FEED_NAMES[columnId]}.xml`, { content: api.snapshot, language, origin: ORIGIN });
/** Of every entry one of its elements, in the order of the feed. */
async function eachOf(columnId: string, element: 'id' | 'title' | 'updated', language: Language = 'CN') {
  const [, ...entries] = ((await feedOf(columnId, language))?.text ?? '').split('<entry>');
  return entries.map((entry) => new RegExp(`<${element}>([^<]*)`).exec(entry)?.[1]);
}

describe('the feed of a list', () => {
  it('has the newest first, pinned or not, and is safe against its own texts [NEWS-1]', async () => {
    expect(await eachOf(COLUMNS.notices, 'title')).toEqual(['利率 &lt;新&gt; &amp; 旧', '改过', '旧闻']);
    expect((await feedOf(COLUMNS.notices))?.text).toContain(
      '<title>北曜 &amp; &lt;银行&gt;：Column 701002</title>',
    );
  });

  it('names each entry by the address where it is read, in the language that is asked for [NEWS-1] [S1-lang]', async () => {
    expect(await eachOf(COLUMNS.notices, 'id', 'EN')).toEqual([`${ORIGIN}/read?id=new&amp;column=701002`]);
    expect((await feedOf(COLUMNS.notices, 'EN'))?.text).toContain(
      '<title>Bank of Beiyao: Column 701002</title>',
    );
  });

  it('keeps the ids under which readers know the articles of funds, each filed under its fund [FUND-5]', async () => {
    expect(await eachOf(COLUMNS.fundNotices, 'id')).toEqual([`${ORIGIN}/list?column=102004&amp;id=fund`]);
    expect((await feedOf(COLUMNS.fundNotices))?.text).toContain('<category term="012480"/>');
  });

  it('moves the date of an entry when its text was changed, and of nothing else [NEWS-1]', async () => {
    expect(await eachOf(COLUMNS.notices, 'updated')).toEqual([
      '2026-11-06T00:00:00+08:00',
      '2026-11-12T00:00:00+08:00',
      '2026-01-05T00:00:00+08:00',
    ]);
    const head = ((await feedOf(COLUMNS.notices))?.text ?? '').split('<entry>')[0];
    expect(head).toContain('<updated>2026-11-12T00:00:00+08:00</updated>');
  });

  it('has the fifty newest of a long list [NEWS-1]', async () => {
    const titles = await eachOf(COLUMNS.cardOffers, 'title');
    expect(titles).toHaveLength(50);
    expect([titles[0], titles.at(-1)]).toEqual(['Offer 59', 'Offer 10']);
  });

  it('also tells of lessons, and of the offers of merchants that hold [CP-1] [CARD-2]', async () => {
    expect(await eachOf(COLUMNS.riskCases, 'title')).toEqual(['假客服']);
    expect(await eachOf(COLUMNS.merchants, 'title')).toEqual(['同福小馆']);
    expect(await eachOf(COLUMNS.merchants, 'updated')).toEqual(['2026-10-01T00:00:00+08:00']);
  });

  it('is none for a column that is not there [NEWS-1]', async () => {
    expect(await feedOf(GONE)).toBeUndefined();
  });
});

const OF_FEED = ['id', 'title', 'updated', 'author', 'link[self]', 'link[alternate]'];
const OF_ENTRY = ['id', 'title', 'updated', 'link[alternate]'];

describe.each(LANGUAGES)('every list that visitors may follow, in %s', (language) => {
  it.each(FOLLOWED.filter((columnId) => columnId !== GONE))(
    '%s has all that RFC 4287 requires, once [NEWS-1] [S1-lang]',
    async (columnId) => {
      const { type, text = '' } = (await feedOf(columnId, language)) ?? {};
      expect(type).toBe('application/atom+xml; charset=utf-8');
      const feed = parseDocument(text, { xmlMode: true }).children.filter(isElement).at(-1);
      expect([feed?.name, feed?.attribs['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
      const parts = partsOf(feed);
      for (const name of OF_FEED)
        expect(
          parts.filter((one) => one === name),
          name,
        ).toHaveLength(1);
      expect(text).toContain(
        `<link rel="self" type="application/atom+xml" href="${ORIGIN}${feedAddress(columnId, language)}"/>`,
      );
      const entries = feed?.children.filter(isElement).filter(({ name }) => name === 'entry') ?? [];
      for (const entry of entries)
        for (const name of OF_ENTRY)
          expect(
            partsOf(entry).filter((one) => one === name),
            name,
          ).toHaveLength(1);
      const ids = await eachOf(columnId, 'id', language);
      expect(new Set(ids).size).toBe(entries.length);
      for (const moment of await eachOf(columnId, 'updated', language))
        expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    },
  );
});

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
const isElement = (node: Node): node is Element => 'attribs' in node;

/** Names of what stands directly in an element; of links with what they lead to. */
function partsOf(element: Element | undefined): string[] {
  return (element?.children ?? [])
    .filter(isElement)
    .map(({ name, attribs }) => (name === 'link' ? `link[${attribs['rel']}]` : name));
}
