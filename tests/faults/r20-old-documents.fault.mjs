import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { withBank } from './support/bank.mjs';
import { ask } from './support/clients.mjs';

const BUILDS = 10;

export const fault = {
  id: 'R20',
  promise: 'A page that was opened before a new version goes on: its scripts and styles are still there.',
  fault:
    'the scripts of this build and of ten builds before it are asked for, as documents of those days name them',
  measure: 'answers of 200 by build; how a missing one is answered',
  target: '100 % 200 for 30 days; what is missing is 404 and kept by no cache',
};

export async function run() {
  return withBank({ name: 'r20' }, async (bank) => {
    const built = globSync(fromRoot('packages', 'site', 'dist', 'client', 'assets', '*.js')).map((path) =>
      basename(path),
    );
    const older = Array.from({ length: BUILDS }, (_, n) =>
      built[n].replace(/[\w-]{8}\.js$/, `old${n}build.js`),
    );
    const current = [];
    for (const name of built) current.push((await ask(bank.url, { path: `/assets/${name}` })).status);
    const before = [];
    for (const name of older) before.push(await ask(bank.url, { path: `/assets/${name}` }));
    const now = current.filter((status) => status === 200).length;
    const kept = before.filter(({ status }) => status === 200).length;
    const isHonest = before.every(
      ({ status, headers }) => status === 200 || (status === 404 && headers['cache-control'] === 'no-store'),
    );
    return {
      isMet: now === built.length && kept === older.length,
      figure: `${now} of ${built.length} files of this build, ${kept} of ${older.length} of builds before it; a missing one is ${isHonest ? 'told as missing and not kept' : 'ANSWERED WRONGLY'}`,
      figures: { now, built: built.length, kept, older: older.length, isHonest },
      size: 'full',
    };
  });
}
