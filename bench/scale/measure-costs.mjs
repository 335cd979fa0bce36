/*
 * Measures the costs of docs/scale.md that no other part of the benchmark has, and prints them as JSON, for recorded-costs.mjs to be
 * written by hand from: node bench/scale/measure-costs.mjs. About a minute; one connection at a time, on the loopback address only.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openVisitsStore } from '@bank/store';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startBankServer } from '../bank-server.mjs';
import { startNginx } from '../cached/nginx.mjs';
import { fetchBytes } from '../cached/page-bytes.mjs';
import { demoStore } from '../demo-store.mjs';
import { median } from '../figures.mjs';
import { childrenOf, cpuMs, threadsMs } from '../process-figures.mjs';
import { stopAll } from '../processes.mjs';
import { findProgram } from '../programs.mjs';

const ROUNDS = 5;
const ASKED = 2_000;
const PAGE = '/bobbank/secondlist?column=701001';
const COMMON = 'language=CN&channel=1';
/** What a navigation to an article asks: the frame's two calls and the page's own, each time of another article. */
const callsOf = (articles) => {
  const frame = [
    `/api/webTitle/breadCrumb?id=701001&${COMMON}`,
    `/api/webTitle/leftTree?code=news-list&${COMMON}`,
  ];
  return articles.flatMap((id) => [...frame, `/api/webListModel/detail?id=${id}&${COMMON}`]);
};
const PACKED = { 'accept-encoding': 'br' };

function createVisitor(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path, headers = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    request(url + path, { agent, headers }, resolve)
      .on('error', reject)
      .end();
    const answer = await promise;
    let bytes = 0;
    for await (const chunk of answer) bytes += chunk.length;
    return { status: answer.statusCode, headers: answer.headers, bytes };
  };
}

/** Processor time of an answer in µs, the median of rounds after one that compiles. */
async function costOf(pid, ask, expected) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = threadsMs(pid);
    for (let i = 0; i < ASKED; i += 1) {
      const { status } = await ask();
      if (status !== expected) throw new Error(`An answer was ${status}, expected ${expected}`);
    }
    rounds.push(((threadsMs(pid) - before) * 1_000) / ASKED);
  }
  return Math.round(median(rounds.slice(1)) * 10) / 10;
}

async function addressesOf(ask, url) {
  const locations = async (path) => {
    const text = await (await fetch(url + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

const gauge = async ({ operatorsUrl }, name) =>
  Number(
    new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${operatorsUrl}/metrics`)).text())?.[1],
  );

async function measureServer(dataDir) {
  const settings = { TRUST_PROXY: '127.0.0.1', PAGE_CACHE_MB: '1024' };
  const server = await startBankServer({ dataDir, name: 'scale', settings });
  const ask = createVisitor(server.url);
  const { headers } = await ask(PAGE, PACKED);
  // Renders go on ahead of visitors for a while after a start.
  const addresses = await addressesOf(ask, server.url);
  let sent = 0;
  for (const address of addresses) sent += (await ask(address, PACKED)).bytes;
  const cacheBytes = await gauge(server, 'page_cache_bytes');
  const page = await costOf(server.pid, () => ask(PAGE, PACKED), 200);
  const etag = (await ask(PAGE, PACKED)).headers.etag;
  const notModified = await costOf(server.pid, () => ask(PAGE, { ...PACKED, 'if-none-match': etag }), 304);
  const articles = addresses.flatMap(
    (address) => /^\/bobbank\/seconddetail\?(?:.*&)?id=([^&]+)/.exec(address)?.[1] ?? [],
  );
  const calls = callsOf(articles);
  let called = 0;
  let callBytes = 0;
  const answered = await costOf(
    server.pid,
    async () => {
      const answer = await ask(calls[called % calls.length], PACKED);
      called += 1;
      callBytes += answer.bytes;
      return answer;
    },
    200,
  );
  const call = await ask(calls[0]);
  const bytes = await fetchBytes(server.url + PAGE, 'br');
  await server.stop();
  return {
    addresses: addresses.length,
    english: addresses.filter((address) => /^\/en(?:\/|$)/.test(address)).length,
    pageCacheBytesAPage: Math.round(cacheBytes / addresses.length),
    bytesAPageSent: Math.round(sent / addresses.length),
    pageCacheControl: headers['cache-control'],
    callCacheControl: call.headers['cache-control'],
    articles: articles.length,
    callBytes: Math.round(callBytes / called),
    appCachedPageUs: page,
    appNotModifiedUs: notModified,
    appCallUs: answered,
    page: bytes,
  };
}

async function measureNginx({ bytes, ...page }) {
  const nginx = await startNginx(findProgram('nginx'), [{ path: 'page', page: { bytes, ...page } }]);
  const ask = createVisitor(nginx.url);
  const cost = await costOf(nginx.pid, () => ask('/page', PACKED), 200);
  const etag = (await ask('/page', PACKED)).headers.etag;
  const notModified = await costOf(nginx.pid, () => ask('/page', { ...PACKED, 'if-none-match': etag }), 304);
  await nginx.stop();
  return { nginxFileUs: cost, nginxNotModifiedUs: notModified };
}

const recordOf = (i, at) => ({
  at,
  sign: i.toString(16).padStart(32, '0'),
  action: 'time',
  duration: 5_000,
  path: '/personal/second/fundshow',
  module: 'PERSONAL',
  subModule: '701001',
  divide: '',
  fingerPrint: '11111111-1111-4111-8111-111111111111',
  column: '701001',
  language: 'CN',
  view: i.toString(16).padStart(16, '0'),
});

/** What the database itself uses for a record, in groups of 500 as a busy node sends them. */
async function measureVisits() {
  const postgres = await startPostgres(dirname(findProgram('postgres')));
  const visits = openVisitsStore({ databaseUrl: postgres.url, dataDir: '' });
  const { default: pg } = await import('pg');
  const client = new pg.Client(postgres.url);
  try {
    const used = () => [postgres.pid, ...childrenOf(postgres.pid)].reduce((sum, pid) => sum + cpuMs(pid), 0);
    const GROUP = 500;
    const GROUPS = 80;
    const at = Date.now();
    let n = 0;
    const append = () =>
      visits.records.append(Array.from({ length: GROUP }, () => recordOf((n += 1), at + (n % 1_000))));
    for (let i = 0; i < 10; i += 1) await append();
    const before = used();
    for (let i = 0; i < GROUPS; i += 1) await append();
    const usUsed = ((used() - before) * 1_000) / (GROUP * GROUPS);
    await client.connect();
    const { rows } = await client.query(
      `select sum(pg_total_relation_size(inhrelid))::bigint as bytes from pg_inherits where inhparent = 'visit_record'::regclass`,
    );
    return { recordDatabaseUs: usUsed, recordBytes: Math.round(Number(rows[0].bytes) / n) };
  } finally {
    await client.end();
    await visits.close();
    await postgres.stop();
  }
}

const ownDir = mkdtempSync(join(tmpdir(), 'bank-bench-scale-'));
try {
  cpSync(demoStore(), ownDir, { recursive: true });
  const { page, ...server } = await measureServer(ownDir);
  const found = { ...server, ...(await measureNginx(page)), ...(await measureVisits()) };
  process.stdout.write(`${JSON.stringify(found, undefined, 2)}\n`);
} finally {
  await stopAll();
  rmSync(ownDir, { recursive: true, force: true });
}
