import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fromRoot } from '../scripts/prepare/places.mjs';
import { say, showFailure } from '../scripts/prepare/plain-stop.mjs';
import { demoStore } from './demo-store.mjs';
import { PARTS, readOptions } from './options.mjs';
import { canPin, stopAll } from './processes.mjs';
import { PartSkipped } from './rows.mjs';
import { tableOf } from './table.mjs';

const REPORT = fromRoot('.cache', 'bench.json');

const machine = () => {
  const [first] = cpus();
  return {
    cores: cpus().length,
    processor: first?.model ?? 'unknown',
    node: process.version,
    // Of the last minute: much more than nothing means that others are at work, and times are worse than quiet ones.
    loadAtStart: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
};

// Loaded one by one: a part's own library may be missing where only another part is asked for.
const load = (name) => import(`./${name}/${name}.mjs`);

async function measure(name, context) {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  try {
    const { title, run } = await load(name);
    const rows = await run(context);
    return { part: name, title, seconds: seconds(), rows };
  } catch (error) {
    const isSkipped = error instanceof PartSkipped;
    return {
      part: name,
      title: name,
      seconds: seconds(),
      rows: [],
      [isSkipped ? 'skipped' : 'failed']: isSkipped ? error.message : (error.stack ?? String(error)),
    };
  } finally {
    // A part that threw may have left something running, and the next one wants the machine to itself.
    await stopAll();
  }
}

function tell({ part, title, rows, seconds, skipped, failed }) {
  if (skipped) return say(`\n${part} was skipped: ${skipped}`);
  if (failed) return say(`\n${part} FAILED: ${failed}`);
  return say(`\n${tableOf({ title, rows })}\n  (${seconds} s)`);
}

async function runParts(options) {
  const dataDir = demoStore();
  const about = machine();
  const date = new Date().toISOString();
  say(`${about.processor}, ${about.cores} cores, load ${about.loadAtStart}, Node ${about.node}, ${date}`);
  if (!canPin()) say('Programs cannot be kept to a core of their own here, so ratios are less steady.');
  const results = [];
  for (const name of options.only) {
    const result = await measure(name, { ...options, dataDir });
    tell(result);
    results.push(result);
    mkdirSync(fromRoot('.cache'), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify({ date, ...about, results }, undefined, 2)}\n`);
  }
  for (const name of PARTS.filter((part) => !options.only.includes(part)))
    say(`\n${name} was skipped: not asked for`);
  return results;
}

function sumUp(results, { strict }) {
  const rows = results.flatMap((result) => result.rows);
  const missed = rows.filter((row) => row.isMet === false);
  const undone = results.filter((result) => result.skipped ?? result.failed);
  const met = rows.filter((row) => row.isMet).length;
  say(`\n${met} of ${met + missed.length} targets met; all figures are in .cache/bench.json.`);
  for (const row of missed) say(`  missed: ${row.name}`);
  if (results.some((result) => result.failed)) return 1;
  return strict && missed.length + undone.length > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void stopAll().then(() => process.exit(130)));
}

try {
  const options = readOptions(process.argv.slice(2));
  process.exitCode = sumUp(await runParts(options), options);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
