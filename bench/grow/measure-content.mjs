import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { embeddedEnvironment } from '../../tests/support/embedded-environment.ts';
import { output } from '../processes.mjs';

const CLI = fromRoot('packages', 'server', 'src', 'content-command.ts');
const TELL_USAGE = fromRoot('bench', 'grow', 'tell-usage.mjs');
const TIMEOUT_MS = 1_800_000;

/** The flags with which `npm run content` starts Node. */
function flags() {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return scripts.content.split(' ').filter((word) => word.startsWith('--'));
}

/** Runs a command of content to its end: processor time of all its threads, largest resident memory, seconds until it ended. */
export async function measureContent(dataDir, ...args) {
  const usage = join(dataDir, 'usage.json');
  const env = { ...embeddedEnvironment(dataDir), USAGE_FILE: usage };
  const startedAt = performance.now();
  await output(process.execPath, [...flags(), '--import', TELL_USAGE, CLI, ...args], {
    timeoutMs: TIMEOUT_MS,
    env,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  return { ...JSON.parse(readFileSync(usage, 'utf8')), seconds };
}
