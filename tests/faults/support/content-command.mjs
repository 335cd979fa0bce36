import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../../../scripts/prepare/places.mjs';
import { embeddedEnvironment } from '../../support/embedded-environment.ts';

const CLI = fromRoot('packages', 'publish', 'src', 'cli.ts');

/** Runs `npm run content` on the store in `dataDir`; resolves to its exit code and what it said. */
export async function content(dataDir, args, settings = {}) {
  const env = { ...embeddedEnvironment(dataDir), ...settings };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [CLI, ...args], { env });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    return { code: error.code ?? error.signal, said: `${error.stdout}${error.stderr}` };
  }
}
