import { afterEach, describe, expect, it } from 'vitest';
import { runProgram, type Running } from '../../testing/run-main.ts';

const running: Running[] = [];
afterEach(async () => {
  for (const program of running.splice(0)) {
    program.process.kill('SIGKILL');
    await program.ended;
  }
});

async function headersOf(environment: NodeJS.ProcessEnv, path: string): Promise<Headers[]> {
  const program = runProgram('fake-main.ts', { PORT: '0', METRICS_PORT: '0', ...environment });
  running.push(program);
  const url = String((await program.said('listening'))['url']);
  // Rendered for this one, then from the cache.
  const ask = async () => (await fetch(url + path)).headers;
  return [await ask(), await ask()];
}

describe('a page', () => {
  it('tells caches before it what it is made of, where a header is named for that', async () => {
    for (const headers of await headersOf({ EDGE_TAGS: 'Cache-Tag' }, '/news?page=2'))
      expect(headers.get('cache-tag')).toMatch(/^site,[\da-f]{10}$/);
  });

  it.each([
    ['nobody asks', {}],
    [
      'nginx is asked by address',
      { EDGE_PURGE: 'nginx', EDGE_PURGE_URL: 'http://127.0.0.1:1', EDGE_PURGE_TOKEN: 'x' },
    ],
  ])('is no larger where %s', async (_, environment) => {
    for (const headers of await headersOf(environment, '/news'))
      expect([...headers.keys()].filter((name) => name.includes('tag') && name !== 'etag')).toEqual([]);
  });
});
