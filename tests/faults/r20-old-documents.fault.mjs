import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { Bank, copyDemoStore, withFolder } from './support/bank.mjs';
import { ask, until } from './support/clients.mjs';
import { buildAnother, builtNames, rebuild } from './support/other-build.mjs';

const BUILDS = 10;

export const fault = {
  id: 'R20',
  promise: 'A page that was opened before a new version goes on: its scripts and styles are still there.',
  fault:
    'versions of the site that differ in a script are built and served one after the other from one data folder; then this one is',
  measure: 'answers of 200 for every script and style that one of them named; how a missing one is answered',
  target: '100 % 200 for 30 days; what is missing is 404 and kept by no cache',
};

const statusOf = async (bank, name) => (await ask(bank.url, { path: `/assets/${name}` })).status;

/** The names of a build that has been served until its files were kept. */
async function serveOnce(dataDir, { folder, main }) {
  const names = builtNames(folder);
  const bank = await Bank.start({ dataDir, name: 'r20-before', main });
  try {
    const isKept = (name) => existsSync(join(dataDir, 'former', 'assets', ...name.split('/')));
    await until(() => names.every(isKept), 'the files of a build to be kept', { everyMs: 200 });
  } finally {
    await bank.kill();
  }
  return names;
}

export async function run({ isFast }) {
  const builds = isFast ? 1 : BUILDS;
  return withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const other = join(folder, 'other');
    copyDemoStore(dataDir);
    const named = new Set();
    const { main } = buildAnother(other, 1);
    for (let number = 1; number <= builds; number += 1) {
      if (number > 1) rebuild(other, number);
      for (const name of await serveOnce(dataDir, { folder: other, main })) named.add(name);
    }
    const current = builtNames(fromRoot());
    const former = [...named].filter((name) => !current.includes(name));
    const bank = await Bank.start({ dataDir, name: 'r20' });
    try {
      let now = 0;
      for (const name of current) if ((await statusOf(bank, name)) === 200) now += 1;
      let kept = 0;
      for (const name of former) if ((await statusOf(bank, name)) === 200) kept += 1;
      const missing = await ask(bank.url, { path: '/assets/entry-neverbuilt.js' });
      const isHonest = missing.status === 404 && missing.headers['cache-control'] === 'no-store';
      return {
        isMet: now === current.length && former.length >= builds && kept === former.length && isHonest,
        figure: `${now} of ${current.length} files of this build, ${kept} of ${former.length} that only the ${builds} before it had; a missing one is ${isHonest ? 'told as missing and not kept' : 'ANSWERED WRONGLY'}`,
        figures: { now, built: current.length, kept, former: former.length, builds, isHonest },
        size: isFast ? `${builds} build before it` : 'full',
      };
    } finally {
      await bank.stop();
    }
  });
}
