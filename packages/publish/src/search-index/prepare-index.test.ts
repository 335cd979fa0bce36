import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordTypes } from '@bank/contract/schemas';
import { EmbeddedEngine } from '@bank/search';
import { anArticle, aRecord, aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import type { NewItem } from '@bank/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileTexts } from './file-texts.ts';
import { prepareIndex } from './prepare-index.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

const aPage = (code: string, name: string, path: string, parts: object = {}): NewItem =>
  aRecord(
    'page',
    { key: code },
    recordTypes.page.body.parse({ code, name, title: name, path, component: code, ...parts }),
  );
const aColumn = (columnId: string, name: string): NewItem =>
  aRecord(
    'column',
    { key: columnId },
    { columnId, name, page: 'news-list', detailPath: '/bobbank/seconddetail', cover: '' },
  );

const SITE = [
  aPage('fx-rates', '外汇牌价', '/personal/personalExchangeRate', { description: '外币对人民币的买卖价' }),
  aPage('news-detail', '新闻详情', '/bobbank/seconddetail'),
  aPage('search', '搜索', '/search', { hidden: true }),
  aColumn('701002', '公告与提示'),
  anArticle({
    key: 'holiday',
    columnId: '701002',
    title: '关于元旦营业安排的公告',
    content: '<p>一月一日<strong>休息</strong>一天。</p>',
    attachments: [{ path: `${'a'.repeat(24)}.pdf`, name: '网点清单', size: 10, ext: 'pdf' }],
  }),
  anArticle({ key: 'later', columnId: '701002', title: '明年的公告', publishAt: NOW + 86_400_000 }),
  aRecord(
    'search-settings',
    { key: 'search-settings' },
    recordTypes['search-settings'].body.parse({
      bestBets: [
        { queries: ['外汇'], url: '/personal/personalExchangeRate' },
        { queries: ['没有'], url: '/nowhere' },
      ],
    }),
  ),
];

describe('preparing an index', () => {
  let test: TestStore;
  let folder: string;
  beforeEach(async () => {
    test = await openTestStore();
    folder = mkdtempSync(join(tmpdir(), 'bank-search-'));
    await publish(test.writer, aRelease({ items: SITE }), NOW);
  });
  afterEach(async () => {
    await test.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const prepare = async (at = NOW) => {
    const content = test.store.snapshot(await test.store.currentVersion(at));
    return prepareIndex({ content, folder, texts: new FileTexts(join(folder, 'texts')) });
  };
  const find = async (file: string, keyword: string) => {
    const engine = await EmbeddedEngine.open(file, { deadlineMs: 20_000 });
    try {
      return (await engine.search(keyword, { language: 'CN', now: NOW }, { number: 1, size: 10 })).list;
    } finally {
      await engine.close();
    }
  };

  it('finds what visitors see, each where it is read [SRCH-2] [S7-search]', async () => {
    const index = await prepare();
    // The page, the article and its file; not what is hidden, shows one thing by its id, or is not out yet.
    expect(index.documents).toBe(3);
    expect(index.missingTexts).toBe(1);
    expect(index.unknownPins).toEqual(['/nowhere']);
    expect(await find(index.file, '元旦')).toMatchObject([
      {
        id: 'article-CN-holiday',
        docType: 'NOTICE',
        columnName: '公告与提示',
        url: '/bobbank/seconddetail?id=holiday&column=701002',
      },
      { id: `file-CN-${'a'.repeat(24)}`, docType: 'FILE', url: `/pdfView?file=${'a'.repeat(24)}.pdf` },
    ]);
    expect((await find(index.file, '外汇'))[0]).toMatchObject({
      url: '/personal/personalExchangeRate',
      bestBet: '1',
    });
    expect(await find(index.file, '休息')).toHaveLength(1);
  });

  it('builds nothing when no document has changed, and anew when one has', async () => {
    const first = await prepare();
    await publish(test.writer, aRelease({ scope: 'rates', items: [] }), NOW);
    expect(await prepare(NOW + 1)).toMatchObject({ release: first.release, isNew: false });
    const dayAfter = await prepare(NOW + 2 * 86_400_000);
    expect(dayAfter.isNew).toBe(true);
    expect(dayAfter.documents).toBe(4);
  });

  it('takes the place of a file that is no index, and leaves nothing unfinished beside it', async () => {
    const [one, other] = await Promise.all([prepare(), prepare()]);
    expect(one.file).toBe(other.file);
    expect(readdirSync(folder).filter((name) => /building-|packed-/.test(name))).toEqual([]);
    writeFileSync(one.file, 'half of an index');
    expect(await prepare()).toMatchObject({ file: one.file, isNew: true });
    expect(await find(one.file, '元旦')).toHaveLength(2);
  });
});
