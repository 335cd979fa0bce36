import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { recordTypes } from '@bank/contract/schemas';
import { answering } from '@bank/contract/testing';
import { newestIndex, SearchUnavailable, type EmbeddingsAddress } from '@bank/search';
import { anArticle, aRecord, aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../operation/log.ts';
import { createMetrics, type Metrics } from '../../operation/metrics.ts';
import { SearchIndex } from './search-index.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const COLUMN = aRecord(
  'column',
  { key: '701002' },
  recordTypes.column.body.parse({
    columnId: '701002',
    name: '公告与提示',
    page: 'news-list',
    detailPath: '/bobbank/seconddetail',
  }),
);
const aNotice = (key: string, title: string) => anArticle({ key, columnId: '701002', title });

describe('the search index of a server', () => {
  let test: TestStore;
  let folder: string;
  let metrics: Metrics;
  let index: SearchIndex;
  const written: string[] = [];
  beforeEach(async () => {
    test = await openTestStore();
    folder = mkdtempSync(join(tmpdir(), 'bank-search-server-'));
    metrics = createMetrics();
    index = anIndex('');
  });
  const anIndex = (openSearchUrl: string, embeddings?: EmbeddingsAddress) =>
    new SearchIndex({
      location: test.location,
      folder,
      threads: 1,
      openSearchUrl,
      embeddings,
      log: createLog('info', { write: (line) => void written.push(line) }),
      metrics,
    });
  afterEach(async () => {
    await index.stop();
    await test.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const show = async (...titles: string[]) => {
    const items = [COLUMN, ...titles.map((title, number) => aNotice(`n${number}`, title))];
    await publish(test.writer, aRelease({ items }), NOW);
    index.follow(await test.store.currentVersion(NOW));
  };
  const titles = async (keyword: string) => {
    const filters = { language: 'CN', now: NOW } as const;
    const { list } = await index.engine.search(keyword, filters, { number: 1, size: 10 });
    return list.map(({ title }) => title);
  };

  it('answers only when it is complete, and follows each release without a gap', async () => {
    await expect(titles('公告')).rejects.toThrow(SearchUnavailable);
    await show('第一份公告');
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第一份公告']);
    await show('第二份公告', '另一份公告');
    // Until the switch the first goes on; there is no moment without an answer.
    await expect.poll(async () => (await titles('公告')).length, { interval: 20 }).toBe(2);
    expect((await metrics.searchDocuments.get()).values[0]?.value).toBe(2);
  });

  it('answers by itself while a cluster that hangs is asked to take the index [REL-5]', async () => {
    const hung = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(hung, 'listening');
    index = anIndex(`http://127.0.0.1:${(hung.address() as AddressInfo).port}`);
    await show('存款利率调整');
    await expect.poll(() => titles('利率').catch(() => [])).toHaveLength(1);
    expect((await metrics.searchDegraded.get()).values[0]?.value).toBe(1);
    hung.close();
  });

  it('answers from the index of the last start until the right one is known [REL-5]', async () => {
    await show('第一份公告');
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第一份公告']);
    await index.stop();
    index = anIndex('');
    // Where another index should be written stands a folder.
    rmSync(join(folder, 'building.lock'), { force: true });
    mkdirSync(join(folder, 'building.lock'));
    await show('第二份公告');
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第一份公告']);
  });

  it('makes another one after an update of the software, of which nobody has to be warned', async () => {
    await show('第一份公告');
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第一份公告']);
    await index.stop();
    const file = newestIndex(folder);
    if (file === undefined) throw new Error('An index was expected.');
    const database = new DatabaseSync(file);
    database.exec(`UPDATE meta SET value = 'schema 0, analysis 0' WHERE name = 'codeVersion'`);
    database.close();
    written.length = 0;
    index = anIndex('');
    index.follow(await test.store.currentVersion(NOW));
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第一份公告']);
    const told = written.map((line) => JSON.parse(line) as { level: string; msg: string; file?: string });
    expect(told.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(told).toContainEqual(
      expect.objectContaining({ file, msg: expect.stringContaining('another version') }),
    );
  });

  it('finds by what words mean once a model has told it, and asks it about what is new alone', async () => {
    const model = await aModel();
    index = anIndex('', model.address);
    await show('存款保险说明');
    await expect.poll(() => titles('热气球').catch(() => [])).toEqual(['存款保险说明']);
    // What a model reads of a passage has its title in a line of its own, and no keyword has two lines.
    const passages = () => [...model.asked].filter((text) => text.includes('\n'));
    expect(passages()).toHaveLength(1);
    await show('存款保险说明', '放假安排');
    await expect.poll(() => titles('放假').catch(() => [])).toEqual(['放假安排']);
    await expect.poll(() => titles('热气球').catch(() => [])).toEqual(['存款保险说明']);
    expect(passages()).toHaveLength(2);
    expect((await metrics.searchPassagesMissing.get()).values[0]?.value).toBe(0);
    expect(written.join('')).not.toContain(model.address.key);
  });

  it('searches by words while a model hangs, also what comes meanwhile, and tells the operators of one that is away [REL-5]', async () => {
    const model = await aModel();
    model.hangs = true;
    index = anIndex('', model.address);
    await show('第一份公告');
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第一份公告']);
    await expect.poll(() => model.asked.size).toBeGreaterThan(0);
    await show('第二份公告');
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第二份公告']);
    expect(written.join('')).not.toContain('could not be built');
    await index.stop();
    index = anIndex('', { ...model.address, url: 'http://127.0.0.1:1/v1' });
    await show('第三份公告');
    await expect.poll(() => titles('公告').catch(() => [])).toEqual(['第三份公告']);
    await expect.poll(() => written.join('')).toContain('the model gave not every passage a vector');
    expect((await metrics.searchPassagesMissing.get()).values[0]?.value).toBe(1);
  });

  it('goes on without an index where none can be built, and says why', async () => {
    // Where the index should be written stands a folder.
    mkdirSync(join(folder, 'building.lock'));
    await show('一份公告');
    await expect.poll(() => written.join('')).toContain('the search index could not be built');
    await expect(titles('公告')).rejects.toThrow(SearchUnavailable);
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toEqual([]);
  });
});

/** An endpoint whose model is openly none: it knows that a hot-air balloon means deposits, and of others how often they have which character. */
async function aModel() {
  const model = {
    address: { url: '', model: 'balloons', key: 'k3y-of-the-model' },
    asked: new Set<string>(),
    hangs: false,
  };
  const embed = (text: string) => {
    const vector = Array.from({ length: 9 }, () => 0);
    for (const character of text) (vector[(character.codePointAt(0) ?? 0) % 8] as number) += 1;
    return /热气球|存款/.test(text) ? [...vector.slice(0, 8), 100] : vector;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const input = await inputOf(request);
    for (const text of input) model.asked.add(text);
    if (model.hangs) return;
    const data = input.map((text, index) => ({ index, embedding: embed(text) }));
    response.end(JSON.stringify({ data }));
  };
  const server = createHttpServer(answering(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  model.address.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return model;
}

async function inputOf(request: IncomingMessage): Promise<string[]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return (JSON.parse(Buffer.concat(parts).toString()) as { input: string[] }).input;
}
