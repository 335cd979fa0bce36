import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNode24, fromRoot } from '../prepare/places.mjs';

const VITEST = fromRoot('node_modules', 'vitest', 'vitest.mjs');
const CONFIG = fromRoot('scripts', 'mutants', 'vitest.config.mjs');
/** Where tests put their databases: on a disk every commit would be waited for, some hundred thousand times. */
const MEMORY = '/dev/shm';
const LOOK_MS = 1_000;
/** Longer than any test that judges may take, and than finding who covers what between two files. */
const STUCK_MS = 60_000;

const lines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** One process that judges until all is judged, it hangs, or a mutant takes it down. */
async function judgeOnce(job, log) {
  const databases = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'bank-mutants-'));
  const child = spawn(findNode24(), [VITEST, 'run', '--config', CONFIG], {
    env: { ...process.env, MUTANTS_JOB: job, NODE_ENV: 'test', TMPDIR: databases },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Only as a group can it be stopped together with its workers.
    detached: true,
  });
  child.stdout.on('data', (text) => appendFileSync(log, text));
  child.stderr.on('data', (text) => appendFileSync(log, text));
  const size = () =>
    ['results.ndjson', 'coverage.ndjson'].reduce(
      (sum, name) => sum + (statSync(join(job, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  let seen = size();
  let since = Date.now();
  const watch = setInterval(() => {
    const now = size();
    if (now !== seen) since = Date.now();
    seen = now;
    if (Date.now() - since > STUCK_MS) process.kill(-child.pid, 'SIGKILL');
  }, LOOK_MS);
  // Whoever is stopped does not tidy up.
  const tidyUp = () => rmSync(databases, { recursive: true, force: true });
  const stop = () => {
    process.kill(-child.pid, 'SIGKILL');
    tidyUp();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  await once(child, 'exit');
  process.off('SIGINT', stop);
  clearInterval(watch);
  tidyUp();
}

/** Mutants by what they change rather than by number, the same change twice in a file kept apart. */
function keyed(mutants) {
  const times = new Map();
  return mutants.map(({ id, file, was, now }) => {
    const change = `${file}\n${was}\n${now}`;
    times.set(change, (times.get(change) ?? 0) + 1);
    return { id, key: `${change}\n${times.get(change)}` };
  });
}

function caughtIn(job) {
  if (!existsSync(join(job, 'mutants.json'))) return new Map();
  const { mutants } = JSON.parse(readFileSync(join(job, 'mutants.json'), 'utf8'));
  const caught = new Map(
    lines(join(job, 'results.ndjson'))
      .filter(({ status }) => status === 'caught')
      .map((line) => [line.id, line]),
  );
  return new Map(keyed(mutants).flatMap(({ id, key }) => (caught.has(id) ? [[key, caught.get(id)]] : [])));
}

/** Judges the mutants in processes one after another and resolves to the last word on each. */
export async function judgeAll(job, { code, mutants, tests }, again) {
  const caughtBefore = again ? caughtIn(job) : new Map();
  rmSync(job, { recursive: true, force: true });
  mkdirSync(job, { recursive: true });
  writeFileSync(join(job, 'mutants.json'), JSON.stringify({ code, mutants, tests }));
  const results = join(job, 'results.ndjson');
  for (const { id, key } of keyed(mutants)) {
    if (caughtBefore.has(key))
      appendFileSync(results, `${JSON.stringify({ ...caughtBefore.get(key), id })}\n`);
  }
  const judged = () =>
    new Map(
      lines(results)
        .filter(({ id, status }) => id !== undefined && status !== 'started')
        .map((line) => [line.id, line]),
    );
  let before = -1;
  while (judged().size < mutants.length) {
    const last = lines(results).at(-1);
    // It was being judged when its process ended: it never came to an end or took the process down.
    if (last?.status === 'started')
      appendFileSync(results, `${JSON.stringify({ id: last.id, status: 'caught', by: 'time' })}\n`);
    else if (judged().size === before)
      throw new Error(`No mutant could be judged: see ${join(job, 'log.txt')}.`);
    before = judged().size;
    await judgeOnce(job, join(job, 'log.txt'));
  }
  return judged();
}
