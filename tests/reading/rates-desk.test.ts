import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { INBOXES, type Receipt, type TestInbox } from '@bank/publish/testing-feeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedEnvironment } from '../support/embedded-environment.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { copyTemplateStore } from '../support/template-store.ts';

/* A day of the rates desk, whose system only puts files down: answered by receipts, seen by visitors of the real server. */

const CONTENT = resolve(import.meta.dirname, '../../packages/publish/src/cli.ts');
const PAGE = '/personal/personalExchangeRate';
const FINDS_IT_WITHIN_S = '0.2';

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bank-rates-desk-'));
  copyTemplateStore(dataDir);
  server = await startServer(dataDir, 0);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const content = (settings: Record<string, string>, ...args: string[]) =>
  spawn(process.execPath, [CONTENT, ...args], {
    env: { ...embeddedEnvironment(dataDir), ...settings, FEED_LOOK_SECONDS: FINDS_IT_WITHIN_S },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const page = async () => (await fetch(server.url + PAGE)).text();

async function receiptOf(box: TestInbox, name: string): Promise<Receipt | undefined> {
  const names = await box.list('receipts').catch((): string[] => []);
  if (!names.includes(`${name}.receipt.json`)) return undefined;
  return JSON.parse(await box.text(`receipts/${name}.receipt.json`)) as Receipt;
}

/** Puts a file down, and resolves to its receipt once it is there. */
async function puts(box: TestInbox, name: string, text: string): Promise<Receipt> {
  const start = performance.now();
  await box.put(name, text);
  await expect.poll(() => receiptOf(box, name)).toBeDefined();
  said.push(`${name}: answered after ${Math.round(performance.now() - start)} ms`);
  return (await receiptOf(box, name)) as Receipt;
}
const said: string[] = [];

describe.each(INBOXES)('a rates desk that puts its files into $kind', ({ kind, open }) => {
  it('is answered for each, and visitors see what was taken', async ({ annotate }) => {
    const box = await open();
    // Every desk has rates of its own: all of them feed the one store.
    const cents = 10 + INBOXES.findIndex((one) => one.kind === kind);
    const rows = (spotBuy: string) =>
      `key,spotBuy,publishTime\nusd,${spotBuy},${new Date().toISOString().slice(0, 19)}+00:00\n`;
    const watch = content(box.settings, 'feed', 'watch');
    const lines: string[] = [];
    const output = createInterface({ input: watch.stdout }).on('line', (line) => lines.push(line));
    await expect.poll(() => lines.at(0)).toMatch(/^Watching /);

    const start = performance.now();
    const first = rows(`706.${cents}`);
    const taken = await puts(box, 'fx-rates-0930.csv', first);
    expect([taken.outcome, taken.feed, taken.findings]).toEqual(['taken', 'fx-rates', []]);
    await expect.poll(page).toContain(`706.${cents}`);
    said.push(`${PAGE}: shown after ${Math.round(performance.now() - start)} ms`);

    const wrong = await puts(box, 'fx-rates-1030.csv', rows(`7O6.${cents}`));
    expect([wrong.outcome, wrong.findings.map(({ line, field }) => [line, field])]).toEqual([
      'refused',
      [[2, 'spotBuy']],
    ]);
    const mended = await puts(box, 'fx-rates-1031.csv', rows(`707.${cents}`));
    expect([mended.outcome, mended.release]).toEqual(['taken', (taken.release ?? 0) + 1]);
    await expect.poll(page).toContain(`707.${cents}`);
    const again = await puts(box, 'fx-rates-1130.csv', first);
    expect([again.outcome, again.release]).toEqual(['already taken', taken.release]);
    expect(await page()).toContain(`707.${cents}`);
    expect(await box.list('')).toEqual([]);

    const ended = once(output, 'close');
    watch.kill('SIGTERM');
    expect(await once(watch, 'exit')).toEqual([0, null]);
    await ended;
    expect(lines.at(-1)).toBe('Ended between two files.');
    await annotate(said.splice(0).join('; '));
  });
});
