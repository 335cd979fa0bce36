import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { runProgram, type Running } from '../testing/run-main.ts';

const running: Running[] = [];
function start(environment: NodeJS.ProcessEnv, node?: string): Running {
  const program = runProgram('fake-main.ts', { PORT: '0', METRICS_PORT: '0', ...environment }, node);
  running.push(program);
  return program;
}
afterEach(async () => {
  for (const program of running.splice(0)) {
    if (program.process.exitCode === null) program.process.kill('SIGKILL');
    await program.ended;
  }
});
const urlOf = async (program: Running) => String((await program.said('listening'))['url']);
const pidOf = async (url: string) =>
  ((await (await fetch(`${url}/api/pid`)).json()) as { data: number }).data;

describe('the process', () => {
  it('says where it listens in one line, and ends with 0 when asked to', async () => {
    const program = start({});
    const url = await urlOf(program);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/news`)).status).toBe(200);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.lines.map(({ msg }) => msg)).toContain('stopped');
    expect(program.stderr()).toBe('');
  });

  it.each([
    ['another port than the one it listens on', { SITE_ORIGIN: 'http://localhost:8080' }, 1],
    ['the usual port of its scheme', { SITE_ORIGIN: 'https://www.bank.example', WEB_WORKERS: '2' }, 1],
    ['a proxy', { SITE_ORIGIN: 'https://www.bank.example', TRUST_PROXY: '127.0.0.1' }, 0],
  ])('warns of a site origin that names %s, unless a proxy stands between', async (_, settings, warnings) => {
    const program = start(settings);
    const port = new URL(await urlOf(program)).port;
    program.process.kill('SIGTERM');
    await program.ended;
    const warned = program.lines.filter(
      ({ level, siteOrigin }) => level === 'warn' && siteOrigin !== undefined,
    );
    expect(warned).toHaveLength(warnings);
    for (const { msg, siteOrigin } of warned) {
      expect(siteOrigin).toBe(settings.SITE_ORIGIN);
      expect(msg).toContain(`listens on port ${port}, but SITE_ORIGIN names port`);
      expect(msg).toContain('Set SITE_ORIGIN to the address that visitors use');
    }
  });

  it('ends with 1 and plain words when a setting is wrong', async () => {
    const program = start({ PORT: 'eighty' });
    expect(await program.ended).toBe(1);
    expect(program.stderr()).toContain('PORT is "eighty"; expected a port from 0 to 65535');
    expect(program.stderr()).not.toMatch(/\n\s+at /);
  });

  it.each(['1', '2'])(
    'ends where the enrolled keys cannot be read, with %s workers [SEC-25]',
    async (workers) => {
      const CONTENT_KEYS_FILE = '/no/such/keys.json';
      const program = start({ CONTENT_SIGNATURES: 'required', CONTENT_KEYS_FILE, WEB_WORKERS: workers });
      expect(await program.ended).toBe(1);
      expect(program.stderr()).toMatch(
        /^The server was not started: CONTENT_KEYS_FILE: The enrolled keys in \/no\/such\/keys\.json could not be read: ENOENT/,
      );
      expect(program.stderr()).not.toMatch(/\n\s+at /);
    },
  );

  it('is ready only with a release loaded, tells its metrics, and not to visitors', async () => {
    const program = start({});
    const url = await urlOf(program);
    const operators = String((await program.said('operators listening'))['url']);
    expect((await fetch(`${operators}/readyz`)).status).toBe(200);
    await fetch(`${url}/news`);
    const metrics = await (await fetch(`${operators}/metrics`)).text();
    for (const name of [
      'http_requests_total{',
      'content_store_up 1',
      'nodejs_eventloop_lag',
      'process_resident',
    ]) {
      expect(metrics).toContain(name);
    }
    expect((await fetch(`${url}/metrics`, { redirect: 'manual' })).status).toBe(302);
  });
});

describe('a cluster', () => {
  it('replaces a worker that crashed, while the others answer [REL-18]', async () => {
    const program = start({ WEB_WORKERS: '2' });
    const url = await urlOf(program);
    await program.said('pages rendered ahead', 2);
    const crashed = ((await (await fetch(`${url}/api/crash`)).json()) as { data: number }).data;
    await program.said('a worker is leaving; another one is started');
    // The connections it has are answered once more; nobody sees the crash.
    for (let i = 0; i < 20; i += 1) expect(await pidOf(url)).toBeGreaterThan(0);
    expect(await pidOf(url)).not.toBe(crashed);
    await program.said('pages rendered ahead', 3);
    const operators = String((await program.said('operators listening'))['url']);
    const metrics = await (await fetch(`${operators}/metrics`)).text();
    expect(metrics).toMatch(/http_requests_total\{kind="api",status="200"\} \d+/);
    expect(metrics).toContain('content_store_up 1');
    expect((await fetch(`${operators}/readyz`)).status).toBe(200);
    expect(program.lines.filter(({ msg }) => msg === 'listening')).toHaveLength(1);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  it('goes on while the system can start no worker, and starts one when it can again [REL-18]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bank-node-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const node = join(folder, 'node');
    cpSync(process.execPath, node);
    const program = start({ WEB_WORKERS: '2' }, node);
    const url = await urlOf(program);
    await program.said('pages rendered ahead', 2);
    // What an update of Node does in the middle of it.
    renameSync(node, `${node}-old`);
    await fetch(`${url}/api/crash`);
    await program.said('the system could not start a worker', 2);
    expect(await pidOf(url)).toBeGreaterThan(0);
    renameSync(`${node}-old`, node);
    await program.said('pages rendered ahead', 3);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  it('replaces all workers one by one without failing a request [REL-17]', async () => {
    const program = start({ WEB_WORKERS: '2', LOG_LEVEL: 'info' });
    const url = await urlOf(program);
    await program.said('pages rendered ahead', 2);
    const agents = Array.from({ length: 32 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const errors: string[] = [];
    let answered = 0;
    const over = new AbortController();
    const visits = agents.map(async (agent) => {
      while (!over.signal.aborted) {
        await new Promise<void>((resolve) => {
          get(`${url}/news`, { agent }, (response) => {
            if (response.statusCode !== 200) errors.push(String(response.statusCode));
            response.resume().on('end', () => {
              answered += 1;
              resolve();
            });
          }).on('error', (error: NodeJS.ErrnoException) => {
            errors.push(error.code ?? error.message);
            resolve();
          });
        });
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    program.process.kill('SIGUSR2');
    await program.said('all workers replaced');
    over.abort();
    await Promise.all(visits);
    for (const agent of agents) agent.destroy();
    expect(errors).toEqual([]);
    expect(answered).toBeGreaterThan(200);
    expect(program.lines.filter(({ msg }) => msg === 'stopped')).toHaveLength(2);
  });
});
