// `npm run faults`: injects the faults of tests/faults one after the other and ends with a table.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findNode24, fromRoot } from '../prepare/places.mjs';
import { showFailure } from '../prepare/plain-stop.mjs';
import { writeDocument } from './document.mjs';
import { listFaults } from './list.mjs';
import { readOptions } from './options.mjs';
import { tableOf } from './table.mjs';

// The soak alone takes half an hour.
const LONGEST_MS = 45 * 60_000;

let running;

/** The outcome of one fault, injected by a process of its own; one that says nothing has not been met. */
async function inject(id, { fast, seed }) {
  const args = [
    fromRoot('scripts', 'faults', 'run-one.mjs'),
    id,
    '--seed',
    seed,
    ...(fast ? ['--fast'] : []),
  ];
  running = spawn(findNode24() ?? process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  running.stdout.setEncoding('utf8').on('data', (text) => (written += text));
  const timer = setTimeout(() => running.kill('SIGTERM'), LONGEST_MS);
  await once(running, 'close');
  clearTimeout(timer);
  const line = written.trim().split('\n').at(-1) ?? '';
  if (line.startsWith('{')) return JSON.parse(line);
  return { id, form: fast ? 'fast' : 'full', figure: 'ended without a result', verdict: 'not met' };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    running?.kill('SIGTERM');
    process.exit(130);
  });
}

try {
  const faults = await listFaults();
  const options = readOptions(
    process.argv.slice(2),
    faults.map(({ id }) => id),
  );
  const { asked, fast, list, write } = options;
  const chosen = faults.filter(({ id, isFast }) =>
    asked.length > 0 ? asked.includes(id) : !fast || isFast === true,
  );
  if (list) {
    for (const one of chosen) console.log(`${one.id}: ${one.promise}\n    ${one.fault}\n    ${one.target}\n`);
  } else {
    const outcomes = [];
    for (const one of chosen) {
      console.log(
        `${one.id}: ${one.promise}\n    fault: ${one.fault}\n    measure: ${one.measure}\n    target: ${one.target}`,
      );
      const outcome = await inject(one.id, options);
      console.log(`${JSON.stringify(outcome)}\n`);
      outcomes.push({ ...one, ...outcome });
    }
    console.log(tableOf(outcomes));
    if (write) writeDocument(faults, outcomes);
    process.exitCode = outcomes.some(({ verdict }) => verdict === 'not met') ? 1 : 0;
  }
} catch (error) {
  showFailure(error);
  process.exitCode = 2;
}
