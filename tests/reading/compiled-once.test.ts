import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { NODE_FLAGS } from '../../scripts/prepare/server-memory.mjs';
import { embeddedEnvironment } from '../support/embedded-environment.ts';
import { TEMPLATE_STORE } from '../support/template-store.ts';

const SERVER = ['packages/server/src/main.ts'];
const LIST = ['packages/server/src/content-command.ts', 'list'];
/** Sets no flags, and is told by the environment. */
const VISITS = ['packages/server/src/visits/cli.ts', 'export', '--help'];
const FOLDER = resolve(import.meta.dirname, '../../.cache/compiled');

/** Node tells what it did with what an earlier start had compiled. */
const OUTCOME = /^\[compile cache\] .* was (accepted|rejected)/gm;

/** Starts it and ends what goes on once it listens. Gives how often each became of a module. */
async function outcomesOf(program: readonly string[], settings: Record<string, string> = {}) {
  const BANK_DATA_DIR = mkdtempSync(join(tmpdir(), 'bank-compiled-'));
  cpSync(TEMPLATE_STORE, BANK_DATA_DIR, { recursive: true });
  const started = spawn(process.execPath, [...NODE_FLAGS, ...program], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: {
      ...embeddedEnvironment(BANK_DATA_DIR),
      NODE_COMPILE_CACHE: undefined,
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
      PORT: '0',
      METRICS_PORT: '0',
      ...settings,
    },
  });
  createInterface({ input: started.stdout }).on('line', (line) => {
    if (line.includes('"msg":"listening"')) started.kill('SIGTERM');
  });
  const told = Promise.all([text(started.stdout), text(started.stderr)]);
  await once(started, 'close');
  rmSync(BANK_DATA_DIR, { recursive: true, force: true });
  const outcomes = [...(await told).join('\n').matchAll(OUTCOME)].map(([, outcome]) => outcome);
  return {
    accepted: outcomes.filter((outcome) => outcome === 'accepted').length,
    rejected: outcomes.filter((outcome) => outcome === 'rejected').length,
  };
}

const STARTS = [
  { what: 'the server', program: SERVER, settings: {} },
  { what: 'a server of two workers', program: SERVER, settings: { WEB_WORKERS: '2' } },
  { what: 'a command', program: LIST, settings: {} },
];

beforeAll(async () => {
  for (const { program, settings } of STARTS) await outcomesOf(program, settings);
  await outcomesOf(VISITS, { NODE_COMPILE_CACHE: FOLDER });
});

it.each(STARTS)('what $what has compiled is taken by its next start, also after others', async (start) => {
  const { accepted, rejected } = await outcomesOf(start.program, start.settings);
  expect(rejected).toBe(0);
  expect(accepted).toBeGreaterThan(100);
});
