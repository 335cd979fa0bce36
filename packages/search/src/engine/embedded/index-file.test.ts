import { chmodSync, existsSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { anIndexFolder, TEST_NOW } from '../../testing/test-index.ts';
import { defaultSettings } from '../../settings/default-settings.ts';
import { repeatedParagraphs } from '../repeated-paragraphs.ts';
import type { SearchDocument } from '../search-document.ts';
import { IndexOutdated, SearchUnavailable } from '../search-engine.ts';
import { buildIndex } from './build-index.ts';
import { CurrentIndex } from './current-index.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { hasIndex, pruneIndexes } from './index-files.ts';
import { openIndex } from './open-index.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = anIndexFolder();
  folders.push(folder);
  return folder;
}

const build = (
  folder: string,
  release: string,
  documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
) => buildIndex({ folder, release, documents, settings: defaultSettings() });

const filters = { language: 'CN', now: TEST_NOW } as const;
const page = { number: 1, size: 10 };

describe('an index file', () => {
  it('appears whole beside the others and leaves nothing else behind', async () => {
    const folder = aFolder();
    await build(folder, 'site-1', [aDocument({ id: '1' })]);
    await build(folder, 'site-2', [aDocument({ id: '2' })]);
    const names = readdirSync(folder).filter((name) => !name.startsWith('dictionary-'));
    expect(names.sort()).toEqual(['search-site-1.db', 'search-site-2.db']);
    const dictionaries = () => readdirSync(folder).filter((name) => name.startsWith('dictionary-'));
    const needed = dictionaries();
    writeFileSync(join(folder, 'dictionary-0000.bin'), 'of other words');
    for (const name of ['vectors-site-1.db', 'vectors-site-2.db', 'kept-vectors.db'])
      writeFileSync(join(folder, name), '');
    expect(pruneIndexes(folder, ['site-2'])).toEqual([
      'dictionary-0000.bin',
      'search-site-1.db',
      'vectors-site-1.db',
    ]);
    expect(dictionaries()).toEqual(needed);
    expect([hasIndex(folder, 'site-1'), hasIndex(folder, 'site-2')]).toEqual([false, true]);
  });

  it('leaves the serving one as it was when a build fails', async () => {
    const folder = aFolder();
    const { file } = await build(folder, 'one', [aDocument({ id: 'kept', title: '国债' })]);
    async function* failing() {
      yield aDocument({ id: 'new' });
      throw new Error('the store went away');
    }
    await expect(build(folder, 'one', failing())).rejects.toThrow('the store went away');
    expect(readdirSync(folder).filter((name) => name.startsWith('search-'))).toEqual(['search-one.db']);
    const engine = await EmbeddedEngine.open(file, { deadlineMs: 10_000 });
    expect((await engine.search('国债', filters, page)).list[0]?.id).toBe('kept');
    await engine.close();
  });

  it('proposes no synonym that the hot-search list blocks [SRCH-10]', async () => {
    const folder = aFolder();
    const { file } = await build(folder, 'site-1', [aDocument({ id: '1', title: '安全用卡' })]);
    const { tools, close } = openIndex(file);
    expect(tools.vocabulary.readAs('zhuxiao').map(({ term }) => term)).toContain('注销');
    expect(tools.vocabulary.readAs('taoxian').map(({ term }) => term)).not.toContain('套现');
    close();
  });

  it('opens where nothing may be written', async () => {
    const folder = aFolder();
    const { file } = await build(folder, 'one', [aDocument({ id: '1', title: '国债' })]);
    chmodSync(file, 0o444);
    const index = openIndex(file);
    expect(index.meta).toMatchObject({ release: 'one', documents: 1 });
    index.close();
  });

  it('is refused when other code built it, with what to do', async () => {
    const folder = aFolder();
    const { file } = await build(folder, 'one', [aDocument({ id: '1' })]);
    const database = new DatabaseSync(file);
    database.exec(`UPDATE meta SET value = 'schema 0, analysis 0' WHERE name = 'codeVersion'`);
    database.close();
    expect(() => openIndex(file)).toThrow(IndexOutdated);
    expect(() => openIndex(file)).toThrow(/build the index again/);
    await expect(EmbeddedEngine.open(file)).rejects.toThrow(IndexOutdated);
  });

  it('makes its dictionary anew when the file is gone, and is refused when the words are others', async () => {
    const folder = aFolder();
    const { file } = await build(folder, 'one', [aDocument({ id: '1' })]);
    const [dictionary = ''] = readdirSync(folder).filter((name) => name.startsWith('dictionary-'));
    unlinkSync(join(folder, dictionary));
    openIndex(file).close();
    expect(existsSync(join(folder, dictionary))).toBe(true);
    const database = new DatabaseSync(file);
    database.exec(`UPDATE meta SET value = '0123456789abcdef' WHERE name = 'dictionaryHash'`);
    database.close();
    expect(() => openIndex(file)).toThrow(/dictionary 0123456789abcdef, which is gone/);
  });

  it('leaves out paragraphs that many documents repeat, but shows them', async () => {
    const disclaimer = '理财非存款，产品有风险，投资须谨慎。';
    const documents = Array.from({ length: 6 }, (_, index) =>
      aDocument({ id: String(index), title: `债券${index}`, body: `第${index}期债券。\n${disclaimer}` }),
    );
    const folder = aFolder();
    const repeated = repeatedParagraphs(documents);
    const { file } = await buildIndex({
      folder,
      release: 'r',
      documents,
      settings: defaultSettings(),
      repeated,
    });
    const engine = await EmbeddedEngine.open(file, { deadlineMs: 10_000 });
    expect((await engine.search('投资须谨慎', filters, page)).total).toBe(0);
    expect((await engine.search('债券', filters, page)).list[0]?.summaryHtml).toContain('投资须谨慎');
    await engine.close();
  });
});

describe('the search threads', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    aDocument({ id: String(index), title: `国债${index}` }),
  );

  it('answer many at once, and refuse after closing', async () => {
    const { file } = await build(aFolder(), 'one', many);
    const engine = await EmbeddedEngine.open(file, { workers: 2, deadlineMs: 10_000 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => engine.search(`国债 ${index}`, filters, page)),
    );
    expect(answers.every(({ total }) => total > 0)).toBe(true);
    await engine.close();
    await expect(engine.search('新的', filters, page)).rejects.toThrow(SearchUnavailable);
  });

  it('keep the deadline: a call that would come late is refused, and later calls are answered', async () => {
    const { file } = await build(aFolder(), 'one', many);
    const hurried = await EmbeddedEngine.open(file, { deadlineMs: 0 });
    // One alone may be quicker than the timer; the last of many is not.
    const asked = Array.from({ length: 200 }, () => hurried.search('国债', filters, page));
    const late = (await Promise.allSettled(asked)).flatMap((one) =>
      one.status === 'rejected' ? one.reason : [],
    );
    // Refused by the timer, or before that because it had waited too long for its turn.
    expect(String(late.at(-1))).toMatch(/within 0 ms|deadline passed/);
    await hurried.close();
    const patient = await EmbeddedEngine.open(file, { deadlineMs: 10_000 });
    expect((await patient.search('国债', filters, page)).total).toBe(300);
    await patient.close();
  });

  it('say what is wrong with a file that is no index', async () => {
    await expect(EmbeddedEngine.open(join(aFolder(), 'search-none.db'))).rejects.toThrow(SearchUnavailable);
  });
});

describe('switching to another release', () => {
  it('answers every search from the old or the new index, none from neither', async () => {
    const folder = aFolder();
    const release = (name: string) =>
      Array.from({ length: 12 }, (_, index) => aDocument({ id: `${name}-${index}`, title: `国债 ${name}` }));
    const old = await build(folder, 'old', release('old'));
    const current = new CurrentIndex();
    await expect(current.search('国债', filters, page)).rejects.toThrow(SearchUnavailable);
    current.switchTo(await EmbeddedEngine.open(old.file, { deadlineMs: 10_000 }));

    const origins = new Set<string>();
    const stop = new AbortController();
    const read = async (reader: number) => {
      for (let round = 0; !stop.signal.aborted || round === 0; round += 1) {
        // Another moment each time, so that the answer is not one remembered.
        const now = TEST_NOW + (reader * 10_000 + round) * 60_000;
        const { list } = await current.search('国债', { ...filters, now }, page);
        const [origin = 'none', ...others] = new Set(list.map(({ id }) => id.split('-')[0] ?? ''));
        expect(others).toEqual([]);
        origins.add(origin);
      }
    };
    const readers = [1, 2, 3].map(read);
    const next = await build(folder, 'new', release('new'));
    current.switchTo(await EmbeddedEngine.open(next.file, { deadlineMs: 10_000 }));
    pruneIndexes(folder, ['new']);
    await expect.poll(() => [...origins]).toContain('new');
    await current.search('国债', filters, page);
    stop.abort();
    await Promise.all(readers);
    const { list } = await current.search('国债', filters, page);
    expect(list.every(({ id }) => id.startsWith('new-'))).toBe(true);
    expect([...origins].sort()).toEqual(['new', 'old']);
    await current.close();
  });
});
