/*
 * Injects one fault in a process of its own and prints one line of JSON: node run-one.mjs R1 [--fast] [--seed <number>].
 * A fault that throws is not met; one that throws PartSkipped cannot be injected here, and says why.
 */
import { parseArgs } from 'node:util';
import { stopAll } from '../../bench/processes.mjs';
import { seeded } from '../../bench/random.ts';
import { PartSkipped } from '../../bench/rows.mjs';
import { listFaults } from './list.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
});
const found = (await listFaults()).find(({ id }) => id === positionals[0]);
if (found === undefined) throw new Error(`There is no fault called ${positionals[0]}.`);

async function verdictOf({ run }) {
  try {
    const { isMet, ...result } = await run({ isFast: values.fast, random: seeded(Number(values.seed)) });
    return { ...result, verdict: isMet ? 'met' : 'not met' };
  } catch (error) {
    if (error instanceof PartSkipped) return { figure: error.message, verdict: 'skipped' };
    return { figure: `broke: ${error.stack}`, verdict: 'not met' };
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.once(signal, () => void stopAll().then(() => process.exit(130)));

const startedAt = performance.now();
const outcome = await verdictOf(found);
await stopAll();
const seconds = Math.round((performance.now() - startedAt) / 1_000);
const line = {
  id: found.id,
  seed: Number(values.seed),
  form: values.fast ? 'fast' : 'full',
  seconds,
  ...outcome,
};
process.stdout.write(`${JSON.stringify(line)}\n`, () => process.exit(0));
