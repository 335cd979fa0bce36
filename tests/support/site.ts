import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { embeddedEnvironment } from './embedded-environment.ts';
import { searchReady } from './search-ready.ts';
import { startServer } from './server-process.ts';
import { copyTemplateStore } from './template-store.ts';
import { watchPages } from './watched-pages.ts';

export { expect };

const CONTENT_CLI = resolve(import.meta.dirname, '../../packages/publish/src/cli.ts');

// Lets a journey come from an address of its own, where limits are counted by address.
const SETTINGS = { TRUST_PROXY: '127.0.0.1, ::1' };

export interface Site {
  url: string;
  dataDir: string;
  /** Runs the content command line on the store behind this site and resolves to what it printed. */
  content: (args: string[]) => Promise<string>;
  /** Stops the server and starts it again at the same address, on the same stores. */
  restart: () => Promise<void>;
  serverLog: () => string;
}

export const test = base.extend<
  { expectedConsole: RegExp | undefined },
  { site: Site; settings: Readonly<Record<string, string>> }
>({
  /** Console errors that a test provokes on purpose. */
  expectedConsole: [undefined, { option: true }],

  /** What the operator has set besides; for a whole file. */
  settings: [{}, { option: true, scope: 'worker' }],

  site: [
    async ({ settings }, use) => {
      const set = { ...SETTINGS, ...settings };
      const dataDir = await mkdtemp(join(tmpdir(), 'bank-site-'));
      copyTemplateStore(dataDir);
      let server = await startServer(dataDir, 0, set);
      try {
        await searchReady(server.url);
        await use({
          url: server.url,
          dataDir,
          content: async (args) => {
            const env = embeddedEnvironment(dataDir);
            const { stdout } = await promisify(execFile)(process.execPath, [CONTENT_CLI, ...args], { env });
            return stdout;
          },
          restart: async () => {
            await server.stop();
            server = await startServer(dataDir, Number(new URL(server.url).port), set);
          },
          serverLog: () => server.log(),
        });
      } finally {
        await server.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  context: async ({ context, site, expectedConsole }, use, testInfo) => {
    const seen = await watchPages(context);
    await use(context);
    const unexpected = seen.filter((line) => expectedConsole?.test(line) !== true);
    if (unexpected.length > 0 || testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server log', { body: site.serverLog(), contentType: 'text/plain' });
    }
    expect(unexpected, 'errors in the browser console, uncaught errors and policy violations').toEqual([]);
  },
});
