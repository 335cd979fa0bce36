import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installWhenStale } from '../prepare/packages.mjs';
import { findNode24, fromRoot } from '../prepare/places.mjs';
import { say, showFailure } from '../prepare/plain-stop.mjs';
import { buildWhenStale } from '../prepare/site-build.mjs';
import { writeDocument } from './document.mjs';
import { listSuite } from './list-suite.mjs';
import { readOptions, usageOf } from './options.mjs';
import { tableOf } from './table.mjs';

let running;

/** The outcome of one proof, run by a process of its own; one that says nothing has not been met. */
async function outcomeOf(id, { command, longestMs }, { fast, seed }) {
  const args = [fromRoot('scripts', command, 'run-one.mjs'), id, '--seed', seed, ...(fast ? ['--fast'] : [])];
  running = spawn(findNode24() ?? process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  running.stdout.setEncoding('utf8').on('data', (text) => (written += text));
  const timer = setTimeout(() => running.kill('SIGTERM'), longestMs);
  await once(running, 'close');
  clearTimeout(timer);
  const line = written.trim().split('\n').at(-1) ?? '';
  if (line.startsWith('{')) return JSON.parse(line);
  return { id, form: fast ? 'fast' : 'full', figure: 'ended without a result', verdict: 'not met' };
}

async function runChosen(suite, proofs, options) {
  const { asked, fast, list, write } = options;
  const chosen = proofs.filter(({ id, isFast }) =>
    asked.length > 0 ? asked.includes(id) : !fast || isFast === true,
  );
  if (list) {
    for (const proof of chosen)
      console.log(`${proof.id}: ${proof.promise}\n    ${proof[suite.one]}\n    ${proof.target}\n`);
    return;
  }
  // As it is in production: from its sources the server would take 30 MB more.
  installWhenStale();
  await buildWhenStale();
  const outcomes = [];
  for (const proof of chosen) {
    console.log(
      `${proof.id}: ${proof.promise}\n    ${suite.one}: ${proof[suite.one]}\n    measure: ${proof.measure}\n    target: ${proof.target}`,
    );
    const outcome = await outcomeOf(proof.id, suite, options);
    console.log(`${JSON.stringify(outcome)}\n`);
    outcomes.push({ ...proof, ...outcome });
  }
  console.log(tableOf(outcomes));
  if (write) writeDocument(suite, proofs, outcomes);
  process.exitCode = outcomes.some(({ verdict }) => verdict === 'not met') ? 1 : 0;
}

/** Runs what the arguments name, or all, one after the other, and ends with a table. */
export async function runSuite(suite) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      running?.kill('SIGTERM');
      process.exit(130);
    });
  }
  try {
    const proofs = await listSuite(suite);
    const options = readOptions(
      process.argv.slice(2),
      suite,
      proofs.map(({ id }) => id),
    );
    if (options.help) say(usageOf(suite));
    else await runChosen(suite, proofs, options);
  } catch (error) {
    showFailure(error);
    process.exitCode = 2;
  }
}
