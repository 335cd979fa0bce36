/*
 * Can it be told from the time of an answer whether a member of staff exists (quality guide, S17)? Asks over HTTP for
 * people who are there and people who are not, in random order, and compares the two by a Mann-Whitney test.
 *
 *   node bench/lookup/lookup-timing.mjs [n, default 2000 of each]
 *
 * Prints one JSON line. Needs the Node of the tree, no build and no running server.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import Fastify from 'fastify';
import { registerApi } from '@bank/api';
import { answerDigest, apiOver } from '@bank/api/testing';
import { aRecord } from '@bank/store/testing';

const EACH = Number(process.argv[2] ?? 2_000);
const AT_ONCE = 16;
const CODE = 'A7KM';

const staff = Array.from({ length: 2_000 }, (_, i) => {
  const staffNo = `01${String(i).padStart(4, '0')}`;
  return aRecord(
    'sales-staff',
    { key: staffNo },
    {
      staffNo,
      staffName: '林曜角',
      branchName: '北京星桥支行',
      qualifications: ['基金从业资格/F0400000123456/2028-06-30'],
      productClasses: ['FUND'],
      status: '1',
    },
  );
});
const api = await apiOver(staff);
const app = Fastify();
registerApi(app, {
  snapshot: () => api.snapshot,
  imageBase: '/images/',
  visits: api.visits,
  admit: () => undefined,
});
const base = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function post(body) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(
      {
        agent,
        host: base.hostname,
        port: base.port,
        path: '/api/webSalesStaff/query',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        // The first byte: what comes after it differs with the length of the answer, which says as much as its words.
        const ms = performance.now() - startedAt;
        answer.resume().on('end', () => resolve({ ms, status: answer.statusCode }));
      },
    );
    sent.on('error', reject).end(body);
  });
}

async function timed(isThere, index) {
  const captchaKey = randomUUID();
  const answer = answerDigest({ captchaKey, form: 'staff', answer: CODE });
  const createdAt = Date.now();
  await api.visits.challenges.put({
    key: captchaKey,
    form: 'staff',
    answer,
    createdAt,
    expiresAt: createdAt + 300_000,
  });
  const staffNo = `${isThere ? '01' : '99'}${String(index % 2_000).padStart(4, '0')}`;
  const { ms, status } = await post(JSON.stringify({ staffNo, captchaKey, captcha: CODE }));
  if (status !== 200) throw new Error(`The look-up answered ${status}`);
  return ms;
}

/** Two-sided p of the Mann-Whitney U test by the normal approximation, which holds from about twenty of each. */
function mannWhitney(left, right) {
  const all = [...left.map((ms) => [ms, true]), ...right.map((ms) => [ms, false])].sort(
    (a, b) => a[0] - b[0],
  );
  const rankSum = all.reduce((sum, [, isLeft], index) => sum + (isLeft ? index + 1 : 0), 0);
  const [m, n] = [left.length, right.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const z = (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return { z, p: 2 * (1 - normal(Math.abs(z))) };
}

/** Distribution function of the normal distribution (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normal(x) {
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (let i = 0; i < 50; i += 1) await timed(i % 2 === 0, i);
const queue = Array.from({ length: 2 * EACH }, (_, i) => ({
  isThere: i % 2 === 0,
  index: i,
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
const { z, p } = mannWhitney(there, missing);
console.log(
  JSON.stringify({
    what: 'look-up of sales staff: found against not found',
    each: EACH,
    medianFoundMs: Number(median(there).toFixed(3)),
    medianMissingMs: Number(median(missing).toFixed(3)),
    z: Number(z.toFixed(3)),
    p: Number(p.toFixed(4)),
    isUniform: p > 0.05,
  }),
);
agent.destroy();
await app.close();
await api.drop();
