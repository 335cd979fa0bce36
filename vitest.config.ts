import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The .tsx files are described by tsconfig.site.json, which Vite does not look for.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/faults/**/*.test.ts'],
    setupFiles: ['tests/support/console-fails.ts'],
    // For machines that do much else at the same time.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // One more try where the machine is shared, as for the journeys.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
});
