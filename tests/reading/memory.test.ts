import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { TEMPLATE_STORE } from '../support/template-store.ts';

const GROWTH = resolve(import.meta.dirname, '../../bench/memory/measure-growth.mjs');
const PAGES = 1_500;
/** Of pages that are all kept it would be 150 MB. */
const MOST_MB = 80;

test.runIf(process.platform === 'linux')(
  `${PAGES} pages that nobody has read leave no more behind than the page cache has room for`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bank-growth-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(TEMPLATE_STORE, folder, { recursive: true });
    const { stdout } = await promisify(execFile)(process.execPath, [GROWTH, folder, String(PAGES)]);
    const { before, after } = JSON.parse(stdout) as { before: number; after: number };
    expect(after - before, `${before} MB before and ${after} MB after`).toBeLessThan(MOST_MB);
  },
);
