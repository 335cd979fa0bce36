import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fromRoot } from './prepare/places.mjs';
import { say } from './prepare/plain-stop.mjs';

const VERSION = '2.19.1';
const ARTIFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`;
const STARTS_WITHIN_MS = 180_000;
/** OpenSearch does not run as root. */
const NOBODY = 65_534;

const folder = fromRoot('.cache', 'opensearch');
const home = join(folder, `opensearch-${VERSION}`);

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error !== undefined) throw new Error(`${command} is not installed, so no OpenSearch can be started.`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed, so no OpenSearch can be started.`);
}

/** The distribution comes without one of its own. */
function javaHome() {
  const { stderr, error } = spawnSync('java', ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
  });
  const found = error === undefined ? /java\.home = (.+)/.exec(stderr)?.[1] : undefined;
  if (found === undefined) throw new Error('java is not installed, so no OpenSearch can be started.');
  return found.trim();
}

function install() {
  if (existsSync(join(home, 'bin', 'opensearch'))) return;
  mkdirSync(folder, { recursive: true });
  say(`Fetching OpenSearch ${VERSION} from Maven Central…`);
  run('mvn', ['-q', 'dependency:copy', `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${folder}`]);
  run('unzip', ['-q', '-o', join(folder, `opensearch-${VERSION}.zip`), '-d', folder]);
}

function giveTo(path, id) {
  chownSync(path, id, id);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) giveTo(inside, id);
    else chownSync(inside, id, id);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(url, server) {
  for (const started = Date.now(); Date.now() - started < STARTS_WITHIN_MS; await setTimeout(500)) {
    if (server.exitCode !== null)
      throw new Error(`OpenSearch ended while starting; see ${join(home, 'logs')}.`);
    const answer = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).catch(
      () => undefined,
    );
    if (answer?.ok) return;
  }
  throw new Error(
    `OpenSearch did not answer within ${STARTS_WITHIN_MS / 1000} s; see ${join(home, 'logs')}.`,
  );
}

/**
 * Starts an empty OpenSearch from Maven Central's distribution: { version, url, kill, startAgain, stop }. Needs mvn and a Java
 * of 11 or later; throws, in plain words, where they are missing.
 */
export async function startOpenSearch() {
  install();
  rmSync(join(home, 'data'), { recursive: true, force: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) giveTo(home, NOBODY);
  const java = javaHome();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server;
  const startAgain = async () => {
    server = spawn(
      join(home, 'bin', 'opensearch'),
      [
        '-Ediscovery.type=single-node',
        '-Enetwork.host=127.0.0.1',
        `-Ehttp.port=${port}`,
        '-Ecluster.routing.allocation.disk.threshold_enabled=false',
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, OPENSEARCH_JAVA_HOME: java, OPENSEARCH_JAVA_OPTS: '-Xms512m -Xmx512m' },
        ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      },
    );
    await answers(url, server);
  };
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stop = () => end('SIGTERM');
  try {
    await startAgain();
  } catch (error) {
    await stop();
    throw error;
  }
  return { version: VERSION, url, startAgain, kill: () => end('SIGKILL'), stop };
}
