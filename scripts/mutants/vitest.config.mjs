import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ROOT } from '../prepare/places.mjs';

const { code } = JSON.parse(readFileSync(join(process.env.MUTANTS_JOB, 'mutants.json'), 'utf8'));

const instrumented = {
  name: 'instrumented',
  enforce: 'pre',
  transform: (_text, id) => {
    const text = code[id.startsWith(ROOT) ? id.slice(ROOT.length).replace(/^\//, '') : id];
    return text === undefined ? undefined : { code: text, map: null };
  },
};

export default defineConfig({
  root: ROOT,
  plugins: [instrumented],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['scripts/mutants/all-judged.test.mjs'],
    runner: 'scripts/mutants/runner.mjs',
    setupFiles: ['tests/support/console-fails.ts'],
    // It would give a file as it was instrumented for another run.
    fsModuleCache: false,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 5_000,
    hookTimeout: 10_000,
    teardownTimeout: 2_000,
    reporters: [['default', { summary: false }]],
    // A mutant may leave a rejection behind that nobody waits for any more.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
