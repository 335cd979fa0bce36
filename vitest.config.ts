import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The .tsx files are described by tsconfig.site.json, which Vite does not look for.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/faults/**/*.test.ts'],
    setupFiles: ['tests/support/console-fails.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
});
