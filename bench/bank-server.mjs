import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../scripts/prepare/places.mjs';
import { NODE_FLAGS } from '../scripts/prepare/server-memory.mjs';
import { serverCommand } from '../scripts/prepare/server-process.mjs';
import { embeddedEnvironment } from '../tests/support/embedded-environment.ts';
import { freePort, MEASURED_CORE, pinned, start, stop } from './processes.mjs';

const MAIN = fromRoot('packages', 'server', 'src', 'main.mjs');
const LOGS = fromRoot('.cache', 'bench', 'logs');
const START_TIMEOUT_MS = 30_000;

/** The environment of a server on these stores, with its real address; without `ports` it gets some of its own. */
export async function serverEnvironment(dataDir, logLevel, ports) {
  const { port, operatorsPort } = ports ?? { port: await freePort(), operatorsPort: await freePort() };
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...embeddedEnvironment(dataDir),
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(operatorsPort),
    LOG_LEVEL: logLevel,
    // Canonical links are made with it, and Lighthouse compares them with where the page came from.
    SITE_ORIGIN: url,
  };
  return { env, url, operatorsUrl: `http://127.0.0.1:${operatorsPort}` };
}

/**
 * Starts the real server on the stores in `dataDir` and resolves when it answers. It writes its log to a file, as in
 * production; at the level `warn` it has no line for a request.
 */
export async function startBankServer({
  dataDir,
  name,
  logLevel = 'warn',
  isPinned = false,
  nodeArgs = [],
  settings = {},
  ports,
  main = MAIN,
}) {
  const { env, url, operatorsUrl } = await serverEnvironment(dataDir, logLevel, ports);
  mkdirSync(LOGS, { recursive: true });
  const logFile = `${LOGS}/${name}.log`;
  const log = openSync(logFile, 'w');
  const node = [process.execPath, [...NODE_FLAGS, ...nodeArgs, main]];
  const [command, args] = isPinned ? pinned(MEASURED_CORE, ...node) : node;
  const server = start(command, args, {
    env: { ...serverCommand('production', env).env, ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const giveUpAt = performance.now() + START_TIMEOUT_MS;
  const isCluster = Number(settings.WEB_WORKERS ?? 1) > 1;
  while (!(await isAnswering(url, isCluster))) {
    if (server.exitCode !== null || performance.now() > giveUpAt) {
      await stop(server);
      throw new Error(`The server did not start. Its log:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
    }
    await sleep(10);
  }
  return { url, operatorsUrl, pid: server.pid, process: server, logFile, stop: () => stop(server) };
}

async function isAnswering(url, isCluster) {
  try {
    const answer = await fetch(`${url}/404`);
    await answer.arrayBuffer();
    // The port of a cluster is open before any worker is ready.
    return !isCluster || answer.status !== 503;
  } catch {
    return false;
  }
}
