/*
 * Can it be told from the time of an answer whether something was found (SEC-17)? Asks over HTTP for what is
 * there and what is not, in random order, and compares the two by a Mann-Whitney test.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import Fastify from 'fastify';
import { registerApi } from '@bank/api';
import { answerDigest, apiOver } from '@bank/api/testing';
import { mannWhitney } from './mann-whitney.mjs';

const AT_ONCE = 16;
const CODE = 'A7KM';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const rounded = (value, places) => Number(value.toFixed(places));

/**
 * `asked(isThere, index)` is what to ask for; `each` of both. Found means what the answer says under `isFound(data)`, so that
 * a measurement that finds nothing cannot pass for one that does.
 */
export async function timeLookups({ path, form, records, letterKey, asked, isFound, each }) {
  const api = await apiOver(records);
  const app = Fastify();
  registerApi(app, {
    snapshot: () => api.snapshot,
    imageBase: '/images/',
    visits: api.visits,
    letterKey,
    admit: () => undefined,
    visitorOf: () => 'visitor',
  });
  const base = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

  const post = (body) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const options = { agent, host: base.hostname, port: base.port, path, method: 'POST', headers };
      const sent = request(options, (answer) => {
        // The first byte: what comes after it differs with the length of the answer, which says as much as its words.
        const ms = performance.now() - startedAt;
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.on('end', () => resolve({ ms, status: answer.statusCode, text }));
      });
      sent.on('error', reject).end(body);
    });

  async function timed(isThere, index) {
    const captchaKey = randomUUID();
    const createdAt = Date.now();
    await api.visits.challenges.put({
      key: captchaKey,
      form,
      answer: answerDigest({ captchaKey, form, answer: CODE }),
      createdAt,
      expiresAt: createdAt + 300_000,
    });
    const { ms, status, text } = await post(
      JSON.stringify({ ...asked(isThere, index), captchaKey, captcha: CODE }),
    );
    if (status !== 200) throw new Error(`The look-up answered ${status}`);
    if (isFound(JSON.parse(text).data) !== isThere) throw new Error(`Found is not ${isThere} at ${index}`);
    return ms;
  }

  for (let i = 0; i < 50; i += 1) await timed(i % 2 === 0, i);
  const queue = Array.from({ length: 2 * each }, (_, index) => ({
    isThere: index % 2 === 0,
    index,
    at: Math.random(),
  })).sort((a, b) => a.at - b.at);
  const there = [];
  const missing = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        (next.isThere ? there : missing).push(await timed(next.isThere, next.index));
      }
    }),
  );
  agent.destroy();
  await app.close();
  await api.drop();
  const { z, p } = mannWhitney(there, missing);
  return {
    each,
    medianFoundMs: rounded(median(there), 3),
    medianMissingMs: rounded(median(missing), 3),
    z: rounded(z, 3),
    p: rounded(p, 4),
    isUniform: p > 0.05,
  };
}
