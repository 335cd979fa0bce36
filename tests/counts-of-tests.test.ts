import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '@bank/publish/testing';
import { readCounts } from '../scripts/test/report-counts.mjs';

const ROOT = resolve(import.meta.dirname, '..');

const FILES = {
  'sound.test.js': `it('passes', () => {}); it.skip('waits', () => {});`,
  'wrong.test.js': `it('fails', () => { throw new Error('wrong figure'); });`,
  'group.test.js': `describe('a group', () => { beforeAll(() => { throw new Error('no server'); }); it('is not run', () => {}); });`,
  'broken.test.js': `throw new Error('cannot be loaded');`,
  // As what is left of a test after its end.
  'late.test.js': `it('leaves something behind', () => { Promise.reject(new Error('left behind')); });`,
};

it('what fails a run of tests without failing a test is named and counted too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'counts.json');
  const config = `
    import { countsReporter } from '${join(ROOT, 'scripts/test/counts-reporter.mjs')}';
    const reporters = [countsReporter('${report}')];
    export default { test: { globals: true, reporters } };`;
  writeFiles(folder, { ...FILES, 'vitest.config.mjs': config });
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  await new Promise<void>((done) => {
    execFile(process.execPath, [vitest, 'run', '--root', folder], () => done());
  });
  const { failures, ...counts } = readCounts(report);
  expect(counts).toEqual({ passed: 2, failed: 4, skipped: 2 });
  expect(failures.toSorted()).toEqual([
    expect.stringContaining('a group: no server'),
    expect.stringContaining('broken.test.js: cannot be loaded'),
    expect.stringContaining('fails: wrong figure'),
    expect.stringMatching(/nobody caught an error, in .*late\.test\.js.*: Error: left behind/),
  ]);
});
