import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { siteConfig, type Transport } from '@bank/contract';
import { answering } from '@bank/contract/testing';
import { noted, type ContentSnapshot } from '@bank/store';
import type { Published } from '../../content/published.ts';
import { createLog } from '../../operation/log.ts';
import { createMetrics } from '../../operation/metrics.ts';
import { tagOf } from '../../pages/edge/page-tags.ts';
import { RecordedCalls } from '../../pages/mirror/recorded-calls.ts';
import { EdgePurge } from './edge-purge.ts';

const close: (() => void)[] = [];
afterEach(() => {
  for (const one of close.splice(0)) one();
});

/** A receiver on this machine that notes what it is told. */
async function aReceiver(statusOf: (n: number) => number = () => 200) {
  const told: { headers: IncomingMessage['headers']; body: string; url: string }[] = [];
  const server = createServer(
    answering(async (request, response) => {
      told.push({ headers: request.headers, body: await text(request), url: request.url ?? '' });
      response.writeHead(statusOf(told.length)).end();
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close.push(() => server.close());
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const CALL = `${siteConfig.path} {}`;
const OTHER = `${siteConfig.path} {"a":1}`;

/** A version in which CALL answers with `title` of one part and OTHER always the same of another. */
async function aVersion(key: string, title: string, { navigation = 'n', isAway = false } = {}) {
  const snapshot = {
    version: { key },
    find: async () => ({ title }),
    count: async () => 7,
    digest: async (part: string) =>
      isAway ? Promise.reject(new Error('away')) : part.includes('site-config') ? title : 'same',
  } as unknown as ContentSnapshot;
  const content = noted(snapshot);
  const calls: Transport = async (_, request) => ({
    code: 0,
    msg: 'ok',
    traceId: '',
    data:
      'a' in request
        ? await content.count('article', 'CN')
        : (await content.find('site-config', 'CN', ''))?.title,
  });
  const recorded = new RecordedCalls();
  const transport = recorded.around(calls);
  await recorded.during(() => Promise.all([transport(siteConfig, {}), transport(siteConfig, { a: 1 })]));
  return {
    published: { version: { key }, snapshot, transport, navigation } as unknown as Published,
    recorded,
  };
}

async function purgeBetween(
  versions: { published: Published; recorded: RecordedCalls }[],
  config: ConstructorParameters<typeof EdgePurge>[0]['config'],
) {
  const metrics = createMetrics();
  const purge = new EdgePurge({
    config,
    recordedOf: (published) => versions.find((one) => one.published === published)?.recorded,
    pagesMadeOf: (isChanged) => (isChanged(tagOf(CALL)) ? ['/news?id=1'] : []),
    log: createLog('silent'),
    metrics,
    settleMs: 0,
  });
  for (const { published } of versions) purge.follow(published);
  await purge.idle();
  const { values } = await metrics.edgePurges.get();
  return values.filter(({ value }) => value > 0).map(({ labels, value }) => [labels.outcome, value]);
}

describe('caches before the site', () => {
  it('are told at each release of the calls that answer otherwise, and of no other [PERF-4]', async () => {
    const { told, url } = await aReceiver();
    const versions = [await aVersion('v1', 'old'), await aVersion('v2', 'new'), await aVersion('v3', 'new')];
    const outcome = await purgeBetween(versions, {
      edgePurge: 'cloudflare',
      edgePurgeUrl: url,
      edgePurgeToken: 'secret',
    });
    expect(told.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ tags: [tagOf(CALL)] }]);
    expect(told[0]?.headers.authorization).toBe('Bearer secret');
    expect(told[0]?.body).not.toContain(tagOf(OTHER));
    expect(outcome).toEqual([['told', 1]]);
  });

  it('are told of every page when routes or menus change', async () => {
    const { told, url } = await aReceiver();
    const versions = [
      await aVersion('v1', 'same'),
      await aVersion('v2', 'same', { navigation: 'other menus' }),
    ];
    await purgeBetween(versions, { edgePurge: 'fastly', edgePurgeUrl: url, edgePurgeToken: 'secret' });
    expect(told.map(({ headers }) => headers['surrogate-key'])).toEqual(['site']);
  });

  it('are told of every page when nobody can say what has changed', async () => {
    const { told, url } = await aReceiver();
    const versions = [await aVersion('v1', 'same'), await aVersion('v2', 'same', { isAway: true })];
    await purgeBetween(versions, { edgePurge: 'fastly', edgePurgeUrl: url, edgePurgeToken: 'secret' });
    expect(told.map(({ headers }) => headers['surrogate-key'])).toEqual(['site']);
  });

  it('without tags are asked for the pages that this process holds', async () => {
    const { told, url } = await aReceiver();
    const versions = [await aVersion('v1', 'old'), await aVersion('v2', 'new')];
    await purgeBetween(versions, { edgePurge: 'nginx', edgePurgeUrl: url, edgePurgeToken: 'secret' });
    expect(told.map((one) => one.url)).toEqual(Array(3).fill('/news?id=1'));
  });

  it('that fail are told again', async () => {
    const { told, url } = await aReceiver((n) => (n === 1 ? 503 : 200));
    const versions = [await aVersion('v1', 'old'), await aVersion('v2', 'new')];
    const outcome = await purgeBetween(versions, {
      edgePurge: 'fastly',
      edgePurgeUrl: url,
      edgePurgeToken: 'secret',
    });
    expect(told).toHaveLength(2);
    expect(Object.fromEntries(outcome)).toEqual({ failed: 1, told: 1 });
  });
});
