import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { anOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../../testing/otlp-receiver.ts';
import { aTestApp, type TestApp } from '../../testing/test-app.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const BEHIND_A_PROXY = { TRUST_PROXY: '127.0.0.1' };

let app: TestApp | undefined;
let receiver: OtlpReceiver | undefined;
afterEach(async () => {
  await receiver?.stop();
});

/** An application with traces; `spans` ends it and gives what it has told. */
async function aTracedApp(environment: NodeJS.ProcessEnv = {}) {
  const told = await anOtlpReceiver();
  receiver = told;
  const traced = await aTestApp({ environment: { TRACES_URL: told.url, TRACES_SHARE: '1', ...environment } });
  app = traced;
  const url = await traced.open();
  const ask = async (path: string, headers: Record<string, string> = {}, body?: string) => {
    const posted = body !== undefined && {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const answer = await fetch(url + path, { headers, redirect: 'manual', ...posted });
    await answer.text();
    return answer.status;
  };
  const spans = async () => {
    await traced[Symbol.asyncDispose]();
    return told.spans();
  };
  return { ask, spans, told, lines: () => traced.lines().filter(({ msg }) => msg === 'request') };
}

const named = (spans: readonly ReceivedSpan[], name: string) => spans.filter((span) => span.name === name);
const isWithin = (inner: ReceivedSpan, outer: ReceivedSpan) =>
  inner.startTimeUnixNano >= outer.startTimeUnixNano && inner.endTimeUnixNano <= outer.endTimeUnixNano;

describe('the trace of a request', () => {
  it('goes on with that of a proxy: request, rendering, each call of the page', async () => {
    const { ask, spans } = await aTracedApp({ ...BEHIND_A_PROXY, TRACES_SHARE: '0' });
    expect(await ask('/news', { traceparent: `00-${TRACE}-${SPAN}-01` })).toBe(200);
    const found = await spans();
    expect(found.map(({ traceId }) => traceId)).toEqual(found.map(() => TRACE));
    const [request] = named(found, 'GET /*');
    const [render] = named(found, 'render');
    const calls = found.filter(({ name }) => name.startsWith('call /api/'));
    if (request === undefined || render === undefined)
      throw new Error('The trace has no request or no rendering');
    expect(request).toMatchObject({
      kind: 2,
      parentSpanId: SPAN,
      attributes: { 'http.request.method': 'GET', 'url.path': '/news', 'http.response.status_code': 200 },
    });
    expect(render.parentSpanId).toBe(request.spanId);
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      expect(call.parentSpanId).toBe(render.spanId);
      expect(isWithin(call, render)).toBe(true);
    }
    expect(isWithin(render, request)).toBe(true);
    expect(found).toHaveLength(4);
  });

  it('begins here where no proxy has begun it', async () => {
    const { ask, spans } = await aTracedApp();
    await ask('/news');
    const [request] = named(await spans(), 'GET /*');
    expect(request?.parentSpanId).toBeUndefined();
  });

  it('takes the id of a proxy that keeps nothing, without a parent that nobody has', async () => {
    const { ask, spans, lines } = await aTracedApp(BEHIND_A_PROXY);
    await ask('/news', { traceparent: `00-${TRACE}-${SPAN}-00` });
    expect(lines()).toMatchObject([{ trace_id: TRACE }]);
    const [request] = named(await spans(), 'GET /*');
    expect(request?.traceId).toBe(TRACE);
    expect(request?.parentSpanId).toBeUndefined();
  });

  it('is not what a visitor says: neither the id nor that it is kept [SEC-12]', async () => {
    const { ask, spans, lines } = await aTracedApp({ TRACES_SHARE: '0' });
    await ask('/news', { traceparent: `00-${TRACE}-${SPAN}-01` });
    expect(lines()[0]?.['trace_id']).toMatch(/^[0-9a-f]{32}$/);
    expect(lines()[0]?.['trace_id']).not.toBe(TRACE);
    expect(await spans()).toEqual([]);
  });

  it('stands in every line of the log, also of a page from the cache and of a failure', async () => {
    const { ask, spans, lines } = await aTracedApp();
    await ask('/news');
    await ask('/news');
    expect(await ask('/broken')).toBe(500);
    // Its body is read before it is answered.
    expect(await ask('/api/broken', {}, '{"of":"a call"}')).toBe(500);
    await expect.poll(() => lines().length).toBe(4);
    const ids = lines().map((line) => line['trace_id']);
    expect(lines().map((line) => line['cache'])).toEqual([undefined, 'hit', undefined, undefined]);
    expect(new Set(ids).size).toBe(4);
    const failed = app?.lines().filter(({ msg }) => msg === 'request failed');
    expect(failed?.map((line) => line['trace_id'])).toEqual(ids.slice(2));
    const told = await spans();
    expect(ids.filter((id) => !told.some(({ traceId }) => traceId === id))).toEqual([]);
  });

  it('says what failed, in no words of the error', async () => {
    const { ask, spans, told } = await aTracedApp();
    await ask('/broken');
    const found = await spans();
    expect(named(found, 'render')[0]).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'Error' },
    });
    expect(named(found, 'GET /*')[0]).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': '500' },
    });
    expect(told.bodies.join()).not.toContain('secret detail');
  });

  it('has nothing of a visitor: no address, no words, no numbers [SEC-20]', async () => {
    const { ask, spans, told } = await aTracedApp(BEHIND_A_PROXY);
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'a-browser-of-somebody',
      referer: 'https://elsewhere.example/',
      cookie: 'ownSearchList=secret-words',
    };
    await ask('/search?keyword=secret-words', headers);
    await ask('/13800138000/secret-page?account=6222020200112345', headers);
    expect((await spans()).length).toBeGreaterThan(2);
    expect(told.bodies.join()).not.toMatch(
      /203\.0\.113|somebody|elsewhere|secret-words|13800138000|6222020200112345|account/,
    );
  });

  it('is one for each request, however many are rendered at the same time', async () => {
    const { ask, spans } = await aTracedApp();
    const pages = [2, 3, 4, 5, 6, 7, 8, 9].map((page) => `/slow?page=${page}`);
    await Promise.all(pages.map((page) => ask(page)));
    const found = await spans();
    for (const request of named(found, 'GET /*')) {
      const ofIt = found.filter(({ traceId }) => traceId === request.traceId);
      expect(ofIt.map(({ name }) => name).toSorted()).toEqual(
        [
          'GET /*',
          'render',
          ...ofIt.filter(({ name }) => name.startsWith('call ')).map(({ name }) => name),
        ].toSorted(),
      );
      expect(named(ofIt, 'render')[0]?.parentSpanId).toBe(request.spanId);
      expect(ofIt).toHaveLength(4);
    }
    expect(named(found, 'GET /*')).toHaveLength(pages.length);
  });

  it('keeps no visitor waiting for a receiver that is away, and counts what it drops', async () => {
    const { ask, told, spans } = await aTracedApp();
    await told.stop();
    expect(await ask('/news')).toBe(200);
    await spans();
    const counted = (await app?.metrics.traceSpans.get())?.values ?? [];
    expect(Object.fromEntries(counted.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
      sent: 0,
      refused: 0,
      dropped: 4,
    });
  });
});

describe('without traces', () => {
  it('the log says nothing of them', async () => {
    const plain = await aTestApp();
    onTestFinished(() => plain[Symbol.asyncDispose]());
    const url = await plain.open();
    await (await fetch(`${url}/news`, { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } })).text();
    expect(plain.logText()).not.toContain('trace_id');
  });
});
