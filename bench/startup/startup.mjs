import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { allRoutes, createClient, LANGUAGES } from '@bank/contract';
import { fromRoot, ROOT } from '../../scripts/prepare/places.mjs';
import { npmEnvironment } from '../../scripts/prepare/run-command.mjs';
import { serverEnvironment, startBankServer } from '../bank-server.mjs';
import { median } from '../figures.mjs';
import { residentMb } from '../process-figures.mjs';
import { startGroup, stop } from '../processes.mjs';
import { whenQuiet } from '../quiet.mjs';
import { row } from '../rows.mjs';

export const title = 'Start-up and memory';

const RUNS = 5;
const REQUESTS = 2_000;
const AT_ONCE = 8;
const MAIN = fromRoot('packages', 'server', 'src', 'main.mjs');

/** Milliseconds from the start of `command` to its "listening" line and to the first page it serves. */
async function startTimes(dataDir, command, args) {
  const { env, url } = await serverEnvironment(dataDir, 'info');
  const startedAt = performance.now();
  const child = startGroup(command, args, {
    cwd: ROOT,
    env: { ...npmEnvironment({ npm_config_loglevel: 'error' }), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise((resolve) => {
    lines.on('line', (line) => line.includes('"msg":"listening"') && resolve(true));
  });
  const isListening = await Promise.race([listening, once(child, 'exit').then(() => false)]);
  if (!isListening) throw new Error(`${command} ended without serving anything`);
  const listeningMs = performance.now() - startedAt;
  const answer = await fetch(`${url}/personal`);
  await answer.text();
  if (answer.status !== 200) throw new Error(`The first page was answered with ${answer.status}`);
  const pageMs = performance.now() - startedAt;
  await stop(child);
  return { listeningMs, pageMs };
}

async function medianStart(dataDir, command, args) {
  const runs = [];
  for (let round = 0; round < RUNS; round += 1) runs.push(await startTimes(dataDir, command, args));
  return {
    listeningMs: median(runs.map((times) => times.listeningMs)),
    pageMs: median(runs.map((times) => times.pageMs)),
  };
}

async function allPaths(url) {
  const transport = async ({ path }, request) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(request);
    return (await fetch(url + path, { method: 'POST', headers, body })).json();
  };
  const routes = await Promise.all(
    LANGUAGES.map((language) => createClient(language, transport).call(allRoutes, {})),
  );
  return routes
    .flat()
    .filter((record) => record.path !== '' && record.redirect === undefined)
    .map((record) => record.path);
}

async function visit(url, paths) {
  let next = 0;
  const visitor = async () => {
    while (next < REQUESTS) {
      const path = paths[next % paths.length];
      next += 1;
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path} was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

async function memory(dataDir) {
  const server = await startBankServer({ dataDir, name: 'startup' });
  const atFirst = residentMb(server.pid);
  await whenQuiet(server);
  const prepared = residentMb(server.pid);
  const paths = await allPaths(server.url);
  await visit(server.url, paths);
  const visited = residentMb(server.pid);
  await server.stop();
  return [
    row('RSS when it first answers', atFirst, 'MB'),
    row('RSS when all pages are rendered and packed', prepared, 'MB', {
      detail: `${paths.length} page records`,
    }),
    row(`RSS after ${REQUESTS.toLocaleString('en')} requests over all pages`, visited, 'MB'),
  ];
}

export async function run({ dataDir }) {
  const server = await medianStart(dataDir, process.execPath, [MAIN]);
  const npm = await medianStart(dataDir, 'npm', ['start']);
  return [
    row('server: spawn to listening', server.listeningMs, 'ms', { detail: `median of ${RUNS}` }),
    row('server: spawn to first page read', server.pageMs, 'ms'),
    row('npm start, nothing to do: to listening', npm.listeningMs, 'ms', { detail: `median of ${RUNS}` }),
    row('npm start, nothing to do: to first page read', npm.pageMs, 'ms'),
    ...(process.platform === 'linux' ? await memory(dataDir) : []),
  ];
}
