import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import { aDocument } from '../testing/a-document.ts';
import { FakeOpenSearch } from '../testing/fake-open-search.ts';
import { labelledDocuments } from '../testing/labelled-documents.ts';
import { labelledQueries } from '../testing/labelled-queries.ts';
import { ndcgAt10 } from '../testing/ndcg.ts';
import { queryCorpus } from '../testing/query-corpus.ts';
import { anIndexFolder, TEST_NOW } from '../testing/test-index.ts';
import { buildIndex } from './embedded/build-index.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import { openIndex, type OpenIndex } from './embedded/open-index.ts';
import type { ChosenFacets } from './facets.ts';
import { indexRelease } from './opensearch/index-release.ts';
import { OpenSearchClient } from './opensearch/open-search-client.ts';
import { OpenSearchEngine } from './opensearch/open-search-engine.ts';
import type { SearchEngine, SearchFilters } from './search-engine.ts';

const { OPENSEARCH_URL } = process.env;
const ALIAS = 'bank-search-contract';

const documents = [
  ...labelledDocuments,
  aDocument({ id: 'later', title: '保险箱新规', publishAt: TEST_NOW + 60_000 }),
  aDocument({ id: 'gone', title: '保险箱旧规', expireAt: TEST_NOW - 60_000 }),
  aDocument({ id: 'now', title: '保险箱现规', publishAt: TEST_NOW - 60_000, expireAt: TEST_NOW + 60_000 }),
];

/* Enough of one word for a search that wants all of it. */
const narrowed = Array.from({ length: 12 }, (_, at) =>
  aDocument({
    id: `narrowed${at}`,
    title: `古琴展览 ${at}`,
    publishDate: at < 5 ? '2025-03-01' : '2026-03-01',
    ...(at % 2 === 0 && { business: 'CARD' as const, city: '110100', fileExt: 'pdf' }),
  }),
);

const all = [...documents, ...narrowed];

const settings = { ...defaultSettings(), bestBets: [{ queries: ['招聘'], url: '/hotline' }] };

interface Opened {
  readonly engine: SearchEngine;
  close(): Promise<void>;
}

const patient = { deadlineMs: 20_000 };

async function withIndex<Value>(openOn: (file: string, index: OpenIndex) => Promise<Value>) {
  const folder = anIndexFolder();
  const { file } = await buildIndex({ folder, release: 'contract', documents: all, settings });
  const index = openIndex(file);
  const value = await openOn(file, index);
  const clear = () => {
    index.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { value, clear };
}

async function openEmbedded(): Promise<Opened> {
  const { value: engine, clear } = await withIndex((file) => EmbeddedEngine.open(file, patient));
  return { engine, close: () => engine.close().then(clear) };
}

async function openCluster(url: string): Promise<Opened> {
  const client = new OpenSearchClient({ url });
  const { value: engine, clear } = await withIndex(async (file, { tools }) => {
    await indexRelease(client, {
      alias: ALIAS,
      release: 'contract',
      documents: all,
      dictionary: tools.dictionary,
    });
    const onCluster = new OpenSearchEngine({
      client,
      alias: ALIAS,
      tools,
      fallback: await EmbeddedEngine.open(file, patient),
    });
    await warmed(onCluster);
    return onCluster;
  });
  return { engine, close: () => engine.close().then(clear) };
}

/** A cluster that has just begun reads its code at the first searches, which its fallback answers meanwhile. */
async function warmed(engine: SearchEngine): Promise<void> {
  const filters = { language: 'CN', now: TEST_NOW } as const;
  const isDegraded = async () =>
    (await engine.search('大额存单', filters, { number: 1, size: 10 })).degraded !== undefined;
  // No longer than a hook may take.
  while (await isDegraded()) await sleep(50);
}

async function openFakeCluster(): Promise<Opened> {
  const fake = new FakeOpenSearch();
  const opened = await openCluster(await fake.listen());
  return { engine: opened.engine, close: () => opened.close().then(() => fake.close()) };
}

const engines: [string, (() => Promise<Opened>) | undefined][] = [
  ['the embedded engine', openEmbedded],
  ['the OpenSearch engine on a fake cluster', openFakeCluster],
  [
    `the OpenSearch engine on a cluster${OPENSEARCH_URL === undefined ? ' (skipped: OPENSEARCH_URL is not set)' : ''}`,
    OPENSEARCH_URL === undefined ? undefined : () => openCluster(OPENSEARCH_URL),
  ],
];

describe.each(engines)('%s', (_name, open) => {
  describe.skipIf(open === undefined)('keeps the contract', () => {
    let opened: Opened;
    const search = (keyword: string, filters: Partial<SearchFilters> = {}) =>
      opened.engine.search(keyword, { language: 'CN', now: TEST_NOW, ...filters }, { number: 1, size: 10 });
    const ids = async (keyword: string, filters: Partial<SearchFilters> = {}) =>
      (await search(keyword, filters)).list.map(({ id }) => id);

    beforeAll(async () => {
      if (open !== undefined) opened = await open();
    });
    afterAll(() => opened.close());

    it('answers itself, not by its fallback', async () => {
      expect((await search('大额存单')).degraded).toBeUndefined();
    });

    it('ranks the labelled set well [SRCH-2]', async () => {
      let sum = 0;
      for (const { keyword, language, grades } of labelledQueries)
        sum += ndcgAt10(await ids(keyword, { language }), grades);
      expect(sum / labelledQueries.length).toBeGreaterThan(0.9);
    });

    it.each([
      ['licai', '理财'],
      ['里财', '理财'],
      ['whpj', '外汇牌价'],
    ])('reads %s as %s [SRCH-3, SRCH-4]', async (keyword, meant) => {
      const answer = await search(keyword);
      expect([answer.originalKeyword, answer.correctedKeyword]).toEqual([keyword, meant]);
      expect(answer.total).toBeGreaterThan(0);
    });

    it('lists what has some words of a keyword that nothing has enough of, and says which [SRCH-7]', async () => {
      const answer = await search('沙漠骆驼队的保函');
      expect(answer.partly).toEqual({ found: ['保函'], leftOut: ['沙漠', '骆驼队'] });
      expect(answer.list.map(({ id }) => id)).toEqual(['guarantee']);
      const counts = await opened.engine.counts('沙漠骆驼队的保函', { language: 'CN', now: TEST_NOW });
      expect(counts[0]).toEqual({ docType: 'ALL', count: answer.total });
      expect((await search('保函')).partly).toBeUndefined();
      expect(await search('沙漠骆驼队')).toMatchObject({ total: 0, list: [] });
    });

    it('finds codes by their beginning and phones however spaced', async () => {
      expect(await ids('JH2026')).toEqual(['wm-jh']);
      expect(await ids('010-5550-1103')).toEqual(['br-haidian']);
    });

    it('shows only what is published and not expired', async () => {
      expect(await ids('保险箱')).toEqual(['now']);
    });

    it('counts each type as it lists it [SRCH-6]', async () => {
      for (const keyword of ['大额存单', '贷款', '公告', '上海', '手机银行']) {
        const counts = await opened.engine.counts(keyword, { language: 'CN', now: TEST_NOW });
        for (const { docType, count } of counts) {
          const filters = docType === 'ALL' ? {} : { docTypes: [docType] };
          expect([keyword, docType, (await search(keyword, filters)).total]).toEqual([
            keyword,
            docType,
            count,
          ]);
        }
      }
    });

    it('counts each value of each facet as it lists it, whatever else is chosen [SRCH-6]', async () => {
      const ask = (chosen: ChosenFacets, keyword = '古琴') =>
        opened.engine.facets(keyword, { language: 'CN', now: TEST_NOW, facets: chosen });
      for (const keyword of ['古琴', '大额存单', '利率 公告']) {
        for (const [facet, values] of Object.entries(await ask({}, keyword))) {
          for (const [value, count] of values) {
            const { total } = await search(keyword, { facets: { [facet]: value } });
            expect([keyword, facet, value, total]).toEqual([keyword, facet, value, count]);
          }
        }
      }
      const chosen = await ask({ year: '2025', city: '110100' });
      expect(Object.fromEntries(chosen.year)).toEqual({ 2025: 3, 2026: 3 });
      expect(Object.fromEntries(chosen.business)).toEqual({ CARD: 3 });
    });

    it('filters by day and sorts by date [SRCH-6]', async () => {
      const list = (await search('公告', { from: '2026-06-01', to: '2026-08-31', sort: 'oldest' })).list;
      const dates = list.map(({ publishDate }) => publishDate);
      expect(dates.length).toBeGreaterThan(2);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date >= '2026-06-01' && date <= '2026-08-31')).toBe(true);
    });

    it('pins a page to a keyword, also one it would not find [SRCH-11]', async () => {
      const { list, total } = await search('招聘');
      expect(list.map(({ id, bestBet }) => [id, bestBet])).toEqual([
        ['hotline', '1'],
        ['t-hire', '0'],
      ]);
      expect(total).toBe(2);
      expect((await search('外汇牌价')).list[0]).toMatchObject({
        id: 'fx-rates',
        titleHtml: '<mark>外汇牌价</mark>',
      });
    });

    it('suggests in characters and pinyin [SRCH-1]', async () => {
      const texts = (await opened.engine.suggest('daecun', 'CN', 8)).map(({ text }) => text);
      expect(texts).toContain('大额存单');
    });

    it('answers every string of the corpus [SEC-15]', async () => {
      for (const keyword of queryCorpus) expect((await search(keyword)).total).toBeLessThan(all.length);
    });
  });
});
