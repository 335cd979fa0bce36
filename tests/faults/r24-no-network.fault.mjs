import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../../bench/programs.mjs';
import { PartSkipped } from '../../bench/rows.mjs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { copyDemoStore, withFolder } from './support/bank.mjs';

const HEAP_MB = 512;
const INSIDE = fromRoot('tests', 'faults', 'support', 'read-whole-site.mjs');

export const fault = {
  id: 'R24',
  promise: 'The site needs nobody: no network but its own, and half a gigabyte.',
  fault: `the server in a network namespace without a way out, its heap capped at ${HEAP_MB} MB`,
  measure: 'pages, searches and forms that fail, each address of the sitemaps',
  target: 'all answered, the process lives',
};

export async function run() {
  if (findProgram('unshare') === undefined || findProgram('ip') === undefined || process.getuid?.() !== 0)
    throw new PartSkipped('A network namespace takes Linux, root, unshare and ip.');
  return withFolder(async (folder) => {
    copyDemoStore(folder);
    const script = 'ip link set lo up && exec "$0" "$@"';
    const args = ['-n', 'sh', '-c', script, process.execPath, INSIDE, folder, String(HEAP_MB)];
    const { stdout } = await promisify(execFile)('unshare', args, { maxBuffer: 2 ** 24 });
    const { asked, failed, isAlive, residentMb, wayOut } = JSON.parse(stdout.trim().split('\n').at(-1));
    return {
      isMet: failed.length === 0 && isAlive && !wayOut,
      figure: `${asked - failed.length} of ${asked} answered, resident ${residentMb} MB, the process ${isAlive ? 'lives' : 'ENDED'}`,
      figures: { asked, failed: failed.slice(0, 10), isAlive, residentMb, wayOut },
      size: 'the whole site read; not the suite of tests, which brings programs of its own',
    };
  });
}
