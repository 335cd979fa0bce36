import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { countsReporter } from './scripts/test/counts-reporter.mjs';
import { machinePace } from './tests/support/machine-pace.ts';

// Unasked Vitest leaves one core idle for itself: on two cores one worker would do everything, also what mostly waits.
const maxWorkers = '100%';

// Each thread and program that a test starts would compile a thousand files anew; servers keep a place of their own.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache', 'compiled-by-tests');

const pace = machinePace();
/** A command of the documents that checks, builds or draws all there is. */
const A_COMMAND_MS = 30 * 60_000;
/** Two clustered starts, or a search index with its dictionary. */
const LONGEST_MS = 120_000;

const everything = {
  maxWorkers,
  environment: 'node' as const,
  setupFiles: ['tests/support/console-fails.ts'],
  // A machine that does much else at the same time is later. No test names a deadline of its own (tests/deadlines.test.ts).
  testTimeout: LONGEST_MS * pace,
  hookTimeout: LONGEST_MS * pace,
  expect: { poll: { timeout: 60_000 * pace } },
  // One more try where the machine is shared, as for the journeys.
  retry: process.env['CI'] === 'true' ? 1 : 0,
};

/** Packages whose tests start no server and put back what they change for all. */
const TOGETHER = ['contract', 'ui', 'site', 'api', 'publish', 'search', 'store'];
const together = [
  ...TOGETHER.map((name) => `packages/${name}/src/**/*.test.{ts,tsx}`),
  'packages/site/gallery/*.test.tsx',
];

// The .tsx files are described by tsconfig.site.json, which Vite does not look for. One form of them for all: what one
// project has compiled, Vitest keeps and gives to the next, and React in production draws nothing of the development form.
const oxc = { jsx: { runtime: 'automatic' as const, development: false } };

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', countsReporter('.cache/vitest.json')],
    projects: [
      {
        oxc,
        test: {
          ...everything,
          name: 'together',
          include: together,
          // A worker for each file would start and load the same modules some 250 times.
          isolate: false,
        },
      },
      {
        oxc,
        test: {
          ...everything,
          name: 'servers',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/node_modules/**', ...together],
        },
      },
      // Of the pages as built, so apart from what needs no build.
      {
        oxc,
        test: {
          ...everything,
          name: 'reading',
          include: ['tests/reading/**/*.test.ts'],
          // Attacks and faults have a server each, and their deadlines: five at once of both would pass these by.
          maxConcurrency: 2,
          globalSetup: 'tests/support/template-store.ts',
          // Otherwise pages are drawn by the development build of React, which takes twice as long and is not what is served.
          env: { NODE_ENV: 'production' },
        },
      },
      // By `npm run commands` alone.
      {
        test: {
          ...everything,
          name: 'clone',
          include: ['tests/clone/*.test.ts'],
          testTimeout: A_COMMAND_MS * pace,
          retry: 0,
        },
      },
    ],
  },
});
