import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { embeddedEnvironment } from '../support/embedded-environment.ts';
import { TEMPLATE_STORE } from '../support/template-store.ts';

const CONTENT = resolve(import.meta.dirname, '../../packages/server/src/content-command.ts');

it('a preview that is ended at its first words ends with 0 and leaves nothing', async () => {
  const TMPDIR = mkdtempSync(join(tmpdir(), 'bank-ended-'));
  onTestFinished(() => rmSync(TMPDIR, { recursive: true, force: true }));
  const preview = spawn(process.execPath, [CONTENT, 'preview', '1', '--beside', '--language', 'en'], {
    env: { ...embeddedEnvironment(TEMPLATE_STORE), TMPDIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: preview.stdout }).on('line', (line) => {
    if (line.startsWith('Preview of')) preview.kill('SIGTERM');
  });
  expect(await once(preview, 'close')).toEqual([0, null]);
  expect(readdirSync(TMPDIR)).toEqual([]);
});
