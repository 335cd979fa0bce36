import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { NODE_FLAGS } from '../../scripts/prepare/server-memory.mjs';
import { embeddedEnvironment } from '../support/embedded-environment.ts';
import { copyTemplateStore } from '../support/template-store.ts';

const SERVER = ['packages/server/src/main.mjs'];
const LIST = ['packages/server/src/content-command.ts', 'list'];
const STUDIO = ['packages/studio/src/main.mjs', '--help'];
/** Sets no flags, and is told by the environment. */
const VISITS = ['packages/server/src/visits/cli.ts', 'export', '--help'];
const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/compiled');

/** Node tells what it did with what an earlier start had compiled. */
const OUTCOME = /^\[compile cache\] .* for \w+ (?:file:\/\/)?(\S+) was (accepted|rejected)/gm;

/** Starts it and ends what goes on once it listens. Gives the modules of each outcome, by their places from the root. */
async function outcomesOf(program: readonly string[], settings: Record<string, string> = {}) {
  const BANK_DATA_DIR = mkdtempSync(join(tmpdir(), 'bank-compiled-'));
  copyTemplateStore(BANK_DATA_DIR);
  const started = spawn(process.execPath, [...NODE_FLAGS, ...program], {
    cwd: ROOT,
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
  const outcomes = [...(await told).join('\n').matchAll(OUTCOME)];
  const of = (wanted: string) =>
    outcomes.filter(([, , outcome]) => outcome === wanted).map(([, file = '']) => relative(ROOT, file));
  return { accepted: of('accepted'), rejected: of('rejected') };
}

const STARTS = [
  { what: 'the server', program: SERVER, settings: {}, atLeast: 50 },
  { what: 'a server of two workers', program: SERVER, settings: { WEB_WORKERS: '2' }, atLeast: 50 },
  { what: 'a command', program: LIST, settings: {}, atLeast: 100 },
  { what: 'the studio', program: STUDIO, settings: {}, atLeast: 100 },
];

beforeAll(async () => {
  for (const { program, settings } of STARTS) await outcomesOf(program, settings);
  await outcomesOf(VISITS, { NODE_COMPILE_CACHE: FOLDER });
});

it.each(STARTS)('what $what has compiled is taken by its next start, also after others', async (start) => {
  const { accepted, rejected } = await outcomesOf(start.program, start.settings);
  expect(rejected).toEqual([]);
  expect(accepted.length).toBeGreaterThan(start.atLeast);
});

/** What pages are drawn with is the site's, and one package is compiled for its machine. */
const APART = /^(?:packages\/(?:server|site)\/dist|node_modules\/(?:react|react-dom|@node-rs\/jieba))\//;

it('a server and its threads read what the build has joined, not the sources and packages [REL-1]', async () => {
  const { accepted } = await outcomesOf(SERVER);
  expect(accepted).toContain('packages/server/dist/program.js');
  expect(accepted.filter((file) => !APART.test(file))).toEqual([]);
});
