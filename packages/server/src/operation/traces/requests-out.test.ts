import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOtlpReceiver, type OtlpReceiver } from '../../testing/otlp-receiver.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { Tracing } from './tracing.ts';

const service = createServer((request, response) => {
  response.statusCode = request.url?.includes('missing') === true ? 404 : 200;
  response.end('{}');
});
/** Of a service that is away. */
async function closedPort(): Promise<number> {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port: free } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  return free;
}

let receiver: OtlpReceiver;
let port: number;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  ({ port } = service.address() as AddressInfo);
  receiver = await anOtlpReceiver();
});
afterAll(async () => {
  service.close();
  await receiver.stop();
});

it('what is asked of other services is a part of the trace: whom and what came of it, not what was asked', async () => {
  const tracing = new Tracing({ tracesUrl: receiver.url, tracesToken: '', tracesShare: 1 });
  tracing.start({ log: createLog('silent'), metrics: createMetrics() });
  const ask = async (path: string, method = 'GET') => {
    await (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(method === 'POST' && { body: '{"secret":1}' }),
      })
    ).text();
  };
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  tracing.ofRequest(undefined, { name: 'GET /search', attributes: {} }, (span) => {
    const asking = async () => {
      await ask('/bank-search/_search?q=secret', 'POST');
      await ask('/quotes/secret?key=secret');
      await ask('/missing');
      await fetch(`http://127.0.0.1:${await closedPort()}/secret`).catch(() => undefined);
      tracing.endRequest(span, {});
      resolve();
    };
    void asking();
  });
  await answered;
  // Nobody's request.
  await ask('/alone');
  await tracing.stop();
  const spans = receiver.spans();
  const root = spans.find(({ name }) => name === 'GET /search');
  const out = spans.filter(({ kind }) => kind === 3);
  expect(
    out.map(({ name, attributes }) => [
      name,
      attributes['http.response.status_code'],
      attributes['error.type'],
    ]),
  ).toEqual([
    ['POST _search', 200, undefined],
    ['GET', 200, undefined],
    ['GET', 404, '404'],
    ['GET', undefined, expect.any(String)],
  ]);
  expect(out[0]?.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'server.port': port });
  expect(new Set(out.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root?.spanId]));
  expect(receiver.bodies.join()).not.toContain('secret');
});
