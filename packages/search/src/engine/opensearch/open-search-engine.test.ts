import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { FakeOpenSearch } from '../../testing/fake-open-search.ts';
import { aTestIndex, TEST_NOW, type TestIndex } from '../../testing/test-index.ts';
import { EmbeddedEngine } from '../embedded/embedded-engine.ts';
import { SearchUnavailable } from '../search-engine.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { indexRelease } from './index-release.ts';
import { OpenSearchClient } from './open-search-client.ts';
import { OpenSearchEngine } from './open-search-engine.ts';

const documents = [aDocument({ id: 'a', title: '国债发行' }), aDocument({ id: 'b', title: '存款' })];
const filters = { language: 'CN', now: TEST_NOW } as const;
const page = { number: 1, size: 10 };

describe('when the cluster is away or slow', () => {
  let fake: FakeOpenSearch;
  let client: OpenSearchClient;
  let index: TestIndex;
  let engine: OpenSearchEngine;
  let now: number;

  beforeEach(async () => {
    fake = new FakeOpenSearch();
    client = new OpenSearchClient({ url: await fake.listen() });
    index = await aTestIndex(documents);
    const { tools } = index.index;
    await indexRelease(client, { alias: 'bank', release: 'r1', documents, dictionary: tools.dictionary });
    fake.requests.length = 0;
    now = 0;
    const fallback = await EmbeddedEngine.open(index.file, { deadlineMs: 20_000 });
    engine = new OpenSearchEngine({
      client,
      alias: 'bank',
      tools,
      fallback,
      breaker: new CircuitBreaker(() => now),
    });
  });
  afterEach(async () => {
    await engine.close();
    index.close();
    await fake.close();
  });

  const search = async () => {
    const { list, degraded } = await engine.search('国债', filters, page);
    return [list.map(({ id }) => id).join(), degraded ?? false];
  };

  it('answers from its own index, and says so [REL-5]', async () => {
    expect(await search()).toEqual(['a', false]);
    fake.isBroken = true;
    expect(await search()).toEqual(['a', true]);
  });

  it('stops asking after three failures, and tries again after ten seconds [REL-5]', async () => {
    fake.isBroken = true;
    for (let call = 0; call < 5; call += 1) expect(await search()).toEqual(['a', true]);
    expect(fake.requests).toHaveLength(3);
    expect(engine.circuit).toBe('open');
    now += 10_000;
    expect(engine.circuit).toBe('half-open');
    expect(await search()).toEqual(['a', true]);
    expect(fake.requests).toHaveLength(4);
    expect(engine.circuit).toBe('open');
    now += 10_000;
    fake.isBroken = false;
    expect(await search()).toEqual(['a', false]);
    expect(engine.circuit).toBe('closed');
  });

  it('does not wait for a cluster that hangs [REL-5]', async () => {
    fake.delayMs = 5_000;
    expect(await search()).toEqual(['a', true]);
    expect(await engine.counts('国债', filters)).toContainEqual({ docType: 'ALL', count: 1 });
  });

  it('moves the alias only after every document is in, and keeps one index for a rollback', async () => {
    const { dictionary } = index.index.tools;
    for (const release of ['r2', 'r3'])
      await indexRelease(client, { alias: 'bank', release, documents, dictionary });
    expect(fake.indexNames()).toEqual(['bank-r2', 'bank-r3']);
    const order = fake.requests.map((request) => request.replace(/\?.*/, ''));
    expect(order.indexOf('GET /bank-r2/_count')).toBeLessThan(order.indexOf('POST /_aliases'));
  });

  it('reports an index run that the cluster refuses', async () => {
    fake.isBroken = true;
    const { dictionary } = index.index.tools;
    const run = indexRelease(client, { alias: 'bank', release: 'r9', documents, dictionary });
    await expect(run).rejects.toThrow(SearchUnavailable);
    await expect(run).rejects.toThrow(/503 to PUT/);
  });
});
