import { defineConfig } from '@playwright/test';
import { findJourneyBrowser } from './scripts/prepare/chromium.mjs';
import { machinePace } from './tests/support/machine-pace.ts';

const NO_SCRIPT = '**/*.noscript.spec.ts';

const chromium = findJourneyBrowser();
const pace = machinePace();

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/template-store.ts',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] === 'true',
  // Where the machine is shared a journey is tried again; one that passes then is reported as flaky.
  retries: process.env['CI'] === 'true' ? 2 : 0,
  // The cores of the smallest machine: a third worker brings a server and a browser more, and journeys that publish are late.
  workers: 2,
  // On a machine that does much else at the same time what a journey waits for comes late, not never.
  timeout: 60_000 * pace,
  expect: { timeout: 15_000 * pace },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    viewport: { width: 1366, height: 900 },
    // Where the visitors are: a date that the server and the browser read differently shows up here.
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'script', testMatch: '**/*.spec.ts', testIgnore: NO_SCRIPT },
    { name: 'no-script', testMatch: NO_SCRIPT, use: { javaScriptEnabled: false } },
  ],
});
