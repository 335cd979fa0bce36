import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../bench/processes.mjs';
import { Bank, copyDemoStore } from '../../tests/faults/support/bank.mjs';
import { content } from '../../tests/faults/support/content-command.mjs';
import { until } from '../../tests/faults/support/clients.mjs';
import { nginxProgram, startDeployedNginx } from '../../tests/support/deployed-nginx.ts';
import { PlainStop, say } from '../prepare/plain-stop.mjs';
import { startDatabases } from './databases.mjs';
import { startSearch } from './search.mjs';

const NODES = 3;

const running = new Set();

/** Whatever has been started in this process and not been stopped. */
export const stopClusters = () => Promise.all([...running].map((stop) => stop()));

/** The demo bank in PostgreSQL, put there by who may write. */
async function loadDemoBank(folder, { writerUrl }) {
  const { code, said } = await content(join(folder, 'publishing'), ['demo'], { DATABASE_URL: writerUrl });
  if (code !== 0) throw new Error(`The demo bank was not loaded:\n${said}`);
}

/** What a node keeps for itself: the search index, which is named by what is in it, is made once for all of them. */
function makeDataFolder(folder, name, template) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  cpSync(join(template, 'search'), join(dataDir, 'search'), { recursive: true });
  return dataDir;
}

/**
 * The site as it is deployed, on this machine: two databases, OpenSearch where it can be had, nodes, and nginx before them.
 * Without a mirror, so that pages come from the nodes. Resolves to all of it, and to what stops it.
 */
export async function startCluster({ hasSearch = true, nodeSettings = () => ({}) } = {}) {
  const program = nginxProgram();
  if (program === undefined)
    throw new PlainStop('No nginx is installed here. Install nginx, then try again.');
  const folder = mkdtempSync(join(tmpdir(), 'bank-cluster-'));
  chmodSync(folder, 0o755);
  const started = [];
  const stop = async () => {
    running.delete(stop);
    for (const one of started.toReversed()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  running.add(stop);
  const kept = (one) => {
    if (one !== undefined) started.push(one);
    return one;
  };
  try {
    const template = join(folder, 'template');
    copyDemoStore(template);
    say('Starting PostgreSQL and a standby that follows it…');
    const databases = kept(await startDatabases());
    await loadDemoBank(folder, databases);
    const search = hasSearch ? kept(await startSearch()) : undefined;
    say(`Starting nginx and ${NODES} nodes…`);
    const ports = await Promise.all(Array.from({ length: NODES }, freePort));
    const refreshKey = randomBytes(18).toString('hex');
    const nginxPort = await freePort();
    const url = `http://127.0.0.1:${nginxPort}`;
    const nginx = kept(
      await startDeployedNginx(program, join(folder, 'mirror'), ports, { atPort: nginxPort, refreshKey }),
    );
    const shared = {
      EDGE_PURGE: 'nginx',
      EDGE_PURGE_URL: url,
      EDGE_PURGE_TOKEN: refreshKey,
      DATABASE_URL: databases.readerUrl,
      VISITS_DATABASE_URL: databases.visitsUrl,
      LETTERS_KEY: randomBytes(32).toString('hex'),
      SITE_ORIGIN: url,
      ...(search !== undefined && { OPENSEARCH_URL: search.url }),
    };
    const nodes = [];
    for (const [i, port] of ports.entries()) {
      const name = `node${i + 1}`;
      const dataDir = makeDataFolder(folder, name, template);
      const settings = { ...shared, ...nodeSettings(i, folder) };
      nodes.push(
        kept(await Bank.start({ dataDir, name: `cluster-${name}`, settings, port, logLevel: 'info' })),
      );
    }
    for (const node of nodes) await untilReady(node);
    return { folder, url, databases, search, nginx, nodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves when a node says that it may be given visitors. */
export const untilReady = (node, limits = { withinMs: 60_000, everyMs: 100 }) =>
  until(
    async () => (await node.readiness().catch(() => ({}))).isReady === true,
    'a node to be ready',
    limits,
  );
