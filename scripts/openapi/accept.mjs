/*
 * npm run test:openapi: what other people's tools make of the API document and of the calls. Starts the demo bank on a
 * free port, and in a Python environment of its own validates docs/openapi.json, generates a client and calls the site
 * with it, and has Schemathesis send what the document allows and what it does not. Says plainly when it is skipped.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { importDemoBank } from '../prepare/demo-bank.mjs';
import { installWhenStale } from '../prepare/packages.mjs';
import { findNode24, fromRoot, ROOT } from '../prepare/places.mjs';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { buildWhenStale } from '../prepare/site-build.mjs';

const TOOLS = ['openapi-spec-validator==0.9.0', 'openapi-python-client==0.29.1', 'schemathesis==4.32.5'];
const DOCUMENT = fromRoot('docs', 'openapi.json');
const here = (name) => fromRoot('scripts', 'openapi', name);
const STARTS_WITHIN_MS = 120_000;
/** Enough for every operation on two cores; Schemathesis ends by itself long before. */
const FUZZES_WITHIN_MS = 1_800_000;
const EXAMPLES_OF_EACH = 10;

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', cwd: ROOT, ...options });
  if (error !== undefined) throw error;
  if (status !== 0) throw new PlainStop(`${command} ${args[0]} failed (${status ?? 'ended from outside'}).`);
}

/** Undefined, with the reason said, where the tools cannot be had. */
function pythonTools(folder) {
  const isMissing = spawnSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' }).status !== 0;
  if (isMissing) return say('Skipped: there is no Python 3 with venv, which the tools are written in.');
  const environment = join(folder, 'venv');
  run('python3', ['-m', 'venv', environment]);
  const bin = (name) => join(environment, 'bin', name);
  const { status } = spawnSync(bin('pip'), ['install', '--quiet', '--disable-pip-version-check', ...TOOLS], {
    stdio: 'inherit',
  });
  if (status !== 0) return say(`Skipped: ${TOOLS.join(', ')} could not be installed from a package index.`);
  return bin;
}

/** A site that has just started answers everything but searches: their index is made meanwhile. */
async function untilSearchAnswers(url) {
  const ends = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const calls = await fetch(`${url}/api/esWebSearch/suggest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"keyword":"LPR"}',
    });
    if (calls.ok) return;
    if (Date.now() > ends) throw new PlainStop('Search did not answer.');
    await delay(1_000);
  }
}

/** Resolves to the process and its address. */
async function startSite(folder) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BANK_DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
  };
  for (const name of ['DATABASE_URL', 'VISITS_DATABASE_URL', 'OPENSEARCH_URL', 'WEB_WORKERS'])
    delete env[name];
  importDemoBank(env);
  const site = spawn(findNode24(), [fromRoot('packages', 'server', 'src', 'main.mjs')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: site.stdout });
  const { promise, resolve, reject } = Promise.withResolvers();
  const timer = setTimeout(() => reject(new PlainStop('The site did not start.')), STARTS_WITHIN_MS);
  site.once('exit', () => reject(new PlainStop('The site ended while starting.')));
  lines.on('line', (line) => {
    const entry = JSON.parse(line);
    if (entry.level === 'error' || entry.level === 'fatal') say(line);
    if (entry.msg === 'listening') resolve(entry.url);
  });
  try {
    return { site, url: await promise };
  } catch (error) {
    site.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function stop(site) {
  if (site.exitCode !== null) return;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
}

const folder = mkdtempSync(join(tmpdir(), 'bank-openapi-'));
let site;
try {
  const tool = pythonTools(folder);
  if (tool !== undefined) {
    run(tool('openapi-spec-validator'), [DOCUMENT]);
    installWhenStale();
    await buildWhenStale();
    const started = await startSite(folder);
    site = started.site;
    await untilSearchAnswers(started.url);

    const client = join(folder, 'bank_client');
    run(tool('openapi-python-client'), [
      'generate',
      '--path',
      DOCUMENT,
      '--output-path',
      client,
      '--meta',
      'none',
      '--config',
      here('python-client.yaml'),
    ]);
    run(tool('python'), [here('call_site.py'), started.url], { env: { ...process.env, PYTHONPATH: folder } });

    const phases = ['--phases', 'examples,coverage,fuzzing', '--max-examples', String(EXAMPLES_OF_EACH)];
    const config = ['--config-file', here('schemathesis.toml')];
    const args = [
      ...config,
      'run',
      DOCUMENT,
      '--url',
      started.url,
      ...phases,
      '--workers',
      '2',
      '--seed',
      '1',
    ];
    run(tool('schemathesis'), [...args, '--continue-on-failure'], {
      cwd: folder,
      timeout: FUZZES_WITHIN_MS,
      env: { ...process.env, SCHEMATHESIS_HOOKS: here('hooks.py') },
    });
    say('The document, its Python client and the calls agree.');
  }
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
} finally {
  if (site !== undefined) await stop(site);
  rmSync(folder, { recursive: true, force: true });
}
