import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { aDocument } from '../../testing/a-document.ts';
import { CharacterEmbedder } from '../../testing/character-embedder.ts';
import { labelledDocuments } from '../../testing/labelled-documents.ts';
import { labelledQueries } from '../../testing/labelled-queries.ts';
import { anIndexFolder, TEST_NOW } from '../../testing/test-index.ts';
import { buildIndex } from '../embedded/build-index.ts';
import { EmbeddedEngine } from '../embedded/embedded-engine.ts';
import { vectorsFile } from '../embedded/index-files.ts';
import type { SearchFilters } from '../search-engine.ts';
import { EmbeddingsUnavailable } from './embedder.ts';
import { fillVectors } from './fill-vectors.ts';
import { unrelatedKeywords } from './floors.ts';
import { scriptOf } from './meaning.ts';
import { QueryVectors } from './query-vectors.ts';

/* In these tests a hot-air balloon means deposit insurance, and a penguin means what the documents below say. */
const IDEAS = [
  ['热气球', '存款保险'],
  ['企鹅', '国债', '招聘', '沈若川'],
];
const added = [
  aDocument({
    id: 'long',
    title: '客户须知',
    body: '开头说别的事情。\n偿付办法\n这里说的是存款保险。',
    headings: [{ id: 'payout', text: '偿付办法' }],
    url: '/long',
  }),
  aDocument({ id: 'later', title: '存款保险新规', publishAt: TEST_NOW + 60_000 }),
  aDocument({ id: 'person', title: '董事沈若川', kind: 'page' }),
  aDocument({ id: 'named', title: '企鹅主题卡', body: '一张卡。' }),
];
const documents = [...labelledDocuments, ...added];
const settings = { ...defaultSettings(), bestBets: [{ queries: ['热气球'], url: '/hotline' }] };
const patient = { deadlineMs: 20_000 };
const page = { number: 1, size: 10 };

describe('a search by words and meaning', () => {
  const folder = anIndexFolder();
  const embedder = new CharacterEmbedder(IDEAS);
  let words: EmbeddedEngine;
  let both: EmbeddedEngine;
  let pinned: EmbeddedEngine;
  const open = async (release: string, own = settings) => {
    const { file } = await buildIndex({ folder, release, documents, settings: own });
    await fillVectors({ folder, release, documents, embedder });
    return EmbeddedEngine.open(file, { ...patient, meanings: new QueryVectors(embedder, patient) });
  };
  beforeAll(async () => {
    both = await open('both', defaultSettings());
    pinned = await open('pinned');
    const { file } = await buildIndex({ folder, release: 'words', documents, settings: defaultSettings() });
    words = await EmbeddedEngine.open(file, patient);
  });
  afterAll(async () => {
    await Promise.all([words.close(), both.close(), pinned.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const search = (engine: EmbeddedEngine, keyword: string, filters: Partial<SearchFilters> = {}) =>
    engine.search(keyword, { language: 'CN', now: TEST_NOW, ...filters }, page);
  const ids = async (engine: EmbeddedEngine, keyword: string, filters: Partial<SearchFilters> = {}) =>
    (await search(engine, keyword, filters)).list.map(({ id }) => id);

  it('finds what no word of the keyword is in, and what may be seen of it', async () => {
    expect(await ids(words, '热气球')).toEqual([]);
    const found = await ids(both, '热气球');
    expect(found).toContain('deposit-insurance');
    expect(found).toContain('long');
    expect(found).not.toContain('later');
    expect(await ids(both, '热气球', { language: 'EN' })).toEqual([]);
  });

  it('shows the passage that means it, under its heading', async () => {
    const { list } = await search(both, '热气球');
    expect(list.find(({ id }) => id === 'long')).toMatchObject({
      summaryHtml: '这里说的是存款保险。',
      part: { name: '偿付办法', url: '/long#payout' },
    });
  });

  it('counts what it lists, by type and by facet [SRCH-6]', async () => {
    const asked = { language: 'CN', now: TEST_NOW } as const;
    const { total } = await search(both, '热气球');
    expect(total).toBeGreaterThan(0);
    for (const { docType, count } of await both.counts('热气球', asked)) {
      const filters = docType === 'ALL' ? {} : { docTypes: [docType] };
      expect([docType, (await search(both, '热气球', filters)).total]).toEqual([docType, count]);
    }
    for (const [year, count] of (await both.facets('热气球', asked)).year) {
      expect((await search(both, '热气球', { facets: { year } })).total).toBe(count);
    }
  });

  it('takes nothing for near that strangers come as near to, but for the two nearest of each script [SRCH-7]', async () => {
    const found = { han: 0, latin: 0 };
    for (const keyword of unrelatedKeywords()) {
      const meaning = await both.meaningOf(keyword);
      expect([keyword, meaning]).not.toEqual([keyword, undefined]);
      const near = await meaning?.near({ language: 'CN', now: TEST_NOW });
      if (near?.length !== 0) found[scriptOf(keyword)] += 1;
    }
    expect(found.han).toBeLessThanOrEqual(2);
    expect(found.latin).toBeLessThanOrEqual(2);
  });

  it('leaves a pinned page first, and what bears the name [SRCH-11]', async () => {
    const found = await ids(pinned, '热气球');
    expect(found[0]).toBe('hotline');
    expect(found).toContain('deposit-insurance');
    expect((await ids(both, '企鹅主题卡'))[0]).toBe('named');
  });

  it.each(['“企鹅”', 'JH2026021', '沈若川', '010-5550-1103', 'licai'])(
    'is one by words alone for %s',
    async (keyword) => {
      const { tookMs: _own, ...found } = await search(both, keyword);
      const { tookMs: _other, ...expected } = await search(words, keyword);
      expect(found).toEqual(expected);
    },
  );

  it('is the search by words to the byte where no model is asked, and where it cannot be', async () => {
    const away = new CharacterEmbedder();
    away.failure = new EmbeddingsUnavailable('away');
    const file = vectorsFile(folder, 'both').replace('vectors-', 'search-');
    const without = await EmbeddedEngine.open(file, patient);
    const failing = await EmbeddedEngine.open(file, {
      ...patient,
      meanings: new QueryVectors(away, patient),
    });
    expect([without.passages, failing.passages > 0]).toEqual([0, true]);
    for (const { keyword, language } of labelledQueries) {
      const answers = await Promise.all(
        [words, without, failing].map((engine) => search(engine, keyword, { language })),
      );
      const [first, ...others] = answers.map((answer) => JSON.stringify({ ...answer, tookMs: 0 }));
      for (const other of others) expect(other).toBe(first);
    }
    await Promise.all([without.close(), failing.close()]);
  });

  it('is one by words where the vectors are of another model', async () => {
    const other = new CharacterEmbedder(IDEAS);
    other.model = 'another';
    const file = vectorsFile(folder, 'both').replace('vectors-', 'search-');
    const engine = await EmbeddedEngine.open(file, {
      ...patient,
      meanings: new QueryVectors(other, patient),
    });
    expect(await ids(engine, '热气球')).toEqual([]);
    expect(other.asked).toEqual([]);
    await engine.close();
  });

  it('tells an engine on a cluster what is near, and nothing while no model answers', async () => {
    const meaning = await both.meaningOf('热气球');
    const near = await meaning?.near({ language: 'CN', now: TEST_NOW });
    expect(near?.map(({ candidate }) => candidate.id)).toContain('deposit-insurance');
    expect(await words.meaningOf('热气球')).toBeUndefined();
  });
});
