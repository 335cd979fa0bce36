import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { rawExchange, statusOf } from '../testing/raw-exchange.ts';
import { runProgram } from '../testing/run-main.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Over a connection of its own; rejects when there is no answer. */
function asked(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      const told = { status: response.statusCode ?? 0, headers: response.headers };
      text(response).then((body) => resolve({ ...told, body }), reject);
    }).on('error', reject);
  });
}

async function aCluster() {
  const program = runProgram('fake-main.ts', {
    PORT: '0',
    METRICS_PORT: '0',
    WEB_WORKERS: '2',
    LOG_LEVEL: 'info',
  });
  const url = String((await program.said('listening'))['url']);
  await program.said('pages rendered ahead', 2);
  const pids = new Set<number>();
  const look = async () => {
    const { body } = await asked(`${url}/api/pid`);
    pids.add((JSON.parse(body) as { data: number }).data);
    return pids.size;
  };
  await expect.poll(look).toBe(2);
  return {
    url,
    pids: [...pids],
    said: program.said,
    [Symbol.asyncDispose]: async () => {
      for (const pid of pids) tryToKill(pid);
      program.process.kill('SIGKILL');
      await program.ended;
    },
  };
}

/** One that is stopped would outlive its parent. */
function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

describe('the port of a cluster', () => {
  it('answers at once while every worker has failed, with a page that helps, and soon as ever [REL-13] [REL-18]', async () => {
    await using cluster = await aCluster();
    const { url, pids } = cluster;
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    const page = await asked(`${url}/news`);
    expect([page.status, page.headers['retry-after'], page.headers.connection]).toEqual([503, '5', 'close']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('当前访问人数较多');
    expect(page.body).toContain('95526');
    const call = await asked(`${url}/api/version`);
    expect([call.status, JSON.parse(call.body)]).toEqual([503, expect.objectContaining({ code: 50300 })]);
    await expect.poll(async () => (await asked(`${url}/news`)).status).toBe(200);
  });

  it('loses no connection that was on its way to a worker which ended [REL-18]', async () => {
    await using cluster = await aCluster();
    const { url, pids } = cluster;
    const [stopped = 0] = pids;
    process.kill(stopped, 'SIGSTOP');
    let answered = 0;
    const visits = Array.from({ length: 6 }, async () => {
      const { status } = await asked(`${url}/news`);
      answered += 1;
      return status;
    });
    // It has been given one of them at least, and no more than the other, who takes what it is given.
    await expect.poll(() => answered).toBeGreaterThanOrEqual(3);
    process.kill(stopped, 'SIGKILL');
    expect(await Promise.all(visits)).toEqual(Array(6).fill(200));
  });

  it('lets go of connections that never finish a request [SEC-11]', async () => {
    await using cluster = await aCluster();
    const answer = await rawExchange(cluster.url, 'GET /news HTTP/1.1\r\nHost: x\r\n', 20_000);
    expect(statusOf(answer)).toBe(408);
  });
});
