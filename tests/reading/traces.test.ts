import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anOtlpReceiver,
  type OtlpReceiver,
  type ReceivedSpan,
} from '@bank/server/src/testing/otlp-receiver.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { copyTemplateStore } from '../support/template-store.ts';

const WORDS = '存款利率';

/* The demo bank as it is served, with every request traced. */

describe('the traces of the site', () => {
  let folder = '';
  let receiver: OtlpReceiver;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bank-traces-'));
    copyTemplateStore(folder);
    receiver = await anOtlpReceiver();
    server = await startServer(folder, 0, { TRACES_URL: receiver.url, TRACES_SHARE: '1' });
  });
  afterAll(async () => {
    await server?.stop();
    await receiver?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const childrenOf = (parent: ReceivedSpan | undefined, spans: readonly ReceivedSpan[]) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

  it('lead from a request by its rendering and its calls to statements and to search', async () => {
    const search = `/search?keyword=${encodeURIComponent(WORDS)}`;
    // The index may be loaded a moment after the pages.
    const searched = () => receiver.spans().some(({ name }) => name === 'search');
    await expect
      .poll(async () => {
        await (await fetch(server.url + search)).text();
        return searched();
      })
      .toBe(true);
    await (await fetch(`${server.url}/bobbank/secondlist?column=701001&year=2026`)).text();
    await server.stop();
    const spans = receiver.spans();
    const requests = spans.filter(({ kind }) => kind === 2);
    expect(requests.length).toBeGreaterThan(1);
    const found = spans.find(({ name }) => name === 'search');
    const call = spans.find(({ spanId }) => spanId === found?.parentSpanId);
    const render = spans.find(({ spanId }) => spanId === call?.parentSpanId);
    const request = spans.find(({ spanId }) => spanId === render?.parentSpanId);
    expect([request, render, call].map((span) => span?.name)).toEqual([
      'GET /*',
      'render',
      expect.stringMatching(/^call \/api\/esWebSearch\//),
    ]);
    const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'sqlite');
    expect(statements.map(({ name }) => name)).toContain('itemsListed');
    const parents = new Set(statements.map(({ parentSpanId }) => parentSpanId));
    expect(spans.filter(({ spanId }) => parents.has(spanId)).map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^call \/api\//),
    );
    expect(childrenOf(render, spans).length).toBeGreaterThan(3);
  });

  it('hold nothing that was searched for, and no address [SEC-20]', () => {
    const text = receiver.bodies.join();
    expect(text).not.toContain(WORDS);
    expect(text).not.toContain(encodeURIComponent(WORDS));
    expect(text).not.toMatch(/\b127\.0\.0\.1\b/);
  });
});
