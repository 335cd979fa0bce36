import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const { globalSetup: _store, projects: _projects, ...shared } = journeys;

export default defineConfig({
  ...shared,
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../test-results/gallery'),
  globalSetup: './serve-gallery.ts',
  fullyParallel: true,
  // On a busy machine something may be pictured too early; what has changed differs the second time as well.
  retries: Math.max(1, shared.retries ?? 0),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../../.cache/gallery.json') }]],
});
