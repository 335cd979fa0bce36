import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fromRoot } from './prepare/places.mjs';
import { PlainStop, say } from './prepare/plain-stop.mjs';

/** Versity's gateway, Apache-2.0: S3 over a folder of this machine. */
const VERSION = 'v1.8.0';
const PROGRAM = 'github.com/versity/versitygw/cmd/versitygw';
const STARTS_WITHIN_MS = 60_000;
const REGION = 'cn-north-1';
const BUCKET = 'bank';
const HEALTH = '/health';

const folder = fromRoot('.cache', 'versitygw', VERSION);
const program = join(folder, 'versitygw');

/** @throws PlainStop where it cannot be had */
function install() {
  if (existsSync(program)) return;
  if (spawnSync('go', ['version']).status !== 0)
    throw new PlainStop('there is no Go, which the S3 service of another maker is built with.');
  mkdirSync(folder, { recursive: true });
  say(`Building versitygw ${VERSION} from its Go module, which takes minutes once…`);
  const { status } = spawnSync('go', ['install', `${PROGRAM}@${VERSION}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
  });
  if (status !== 0) throw new PlainStop(`${PROGRAM}@${VERSION} could not be had as a Go module.`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function untilItAnswers(endpoint, server) {
  for (const started = Date.now(); Date.now() - started < STARTS_WITHIN_MS; await setTimeout(50)) {
    if (server.exitCode !== null) throw new Error('versitygw ended while starting.');
    const answer = await fetch(endpoint + HEALTH).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`versitygw did not answer within ${STARTS_WITHIN_MS / 1000} s.`);
}

/**
 * Starts an S3 service of another maker with an empty bucket: { version, url, address, kill, startAgain, stop }. `url` is what
 * TEST_S3_URL takes, `address` the same in parts. @throws PlainStop where it cannot be had
 */
export async function startS3() {
  install();
  const home = mkdtempSync(join(tmpdir(), 'bank-s3-'));
  mkdirSync(join(home, BUCKET));
  const keys = {
    accessKeyId: `bank${randomBytes(6).toString('hex')}`,
    secretAccessKey: randomBytes(18).toString('base64url'),
  };
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let server;
  const startAgain = async () => {
    server = spawn(
      program,
      ['--port', `127.0.0.1:${port}`, '--region', REGION, '--health', HEALTH, '--quiet', 'posix', home],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ROOT_ACCESS_KEY: keys.accessKeyId,
          ROOT_SECRET_KEY: keys.secretAccessKey,
        },
      },
    );
    await untilItAnswers(endpoint, server);
  };
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await startAgain();
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `http://${keys.accessKeyId}:${keys.secretAccessKey}@127.0.0.1:${port}/${BUCKET}?region=${REGION}`;
  const address = { endpoint, region: REGION, bucket: BUCKET, keys };
  return { version: VERSION, url, address, kill: () => end('SIGKILL'), startAgain, stop };
}
