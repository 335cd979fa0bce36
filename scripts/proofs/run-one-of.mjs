import { parseArgs } from 'node:util';
import { stopAll } from '../../bench/processes.mjs';
import { seeded } from '../../bench/random.ts';
import { PartSkipped } from '../../bench/rows.mjs';
import { listSuite } from './list-suite.mjs';

async function verdictOf({ run }, { fast, seed }) {
  try {
    const { isMet, ...result } = await run({ isFast: fast, random: seeded(Number(seed)) });
    return { ...result, verdict: isMet ? 'met' : 'not met' };
  } catch (error) {
    if (error instanceof PartSkipped) return { figure: error.message, verdict: 'skipped' };
    return { figure: `broke: ${error.stack}`, verdict: 'not met' };
  }
}

/**
 * Runs the proof that the arguments name (`R1 [--fast] [--seed <number>]`) in this process and prints one line of JSON.
 * One that throws is not met; one that throws PartSkipped cannot be tried here, and says why.
 */
export async function runOneOf(suite) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fast: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
  });
  const found = (await listSuite(suite)).find(({ id }) => id === positionals[0]);
  if (found === undefined) throw new Error(`There is no ${suite.one} called ${positionals[0]}.`);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.once(signal, () => void stopAll().then(() => process.exit(130)));

  const startedAt = performance.now();
  const outcome = await verdictOf(found, values);
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
}
