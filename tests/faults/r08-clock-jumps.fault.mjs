import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activate } from '@bank/publish';
import { openContentWriter } from '@bank/store';
import { PartSkipped } from '../../bench/rows.mjs';
import { copyDemoStore, withBank, withFolder } from './support/bank.mjs';
import { ask, until } from './support/clients.mjs';
import { importMarked } from './support/marked-release.mjs';
import { whileReading } from './support/pages.mjs';
import { opinionOf } from './support/visitors.mjs';

const JUMPS = ['+300s', '-300s', '-3600s', '+86400s', '+0s'];
const HALF_A_DAY_MS = 43_200_000;

export const fault = {
  id: 'R8',
  promise: 'A clock that is set wrong breaks no page and no limit, and embargoes follow the clock both ways.',
  fault: 'the clock of the running server jumps: +5 min, −5 min, −1 h, +1 day and back (faketime)',
  measure: 'failed pages, limits that a jump lifts, negative ages, whether a release for tomorrow is shown',
  target: '0 pages fail, limits stand, no negative age, shown with +1 day and not before or after',
};

function faketime(file) {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (library === undefined) throw new PartSkipped('libfaketime not found. Install faketime.');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // What a wrong clock leaves alone.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}

export async function run() {
  return withFolder(async (folder) => {
    const file = join(folder, 'clock');
    const jump = (by) => writeFileSync(file, `${by}\n`);
    jump('+0s');
    const settings = faketime(file);
    const dataDir = join(folder, 'data');
    copyDemoStore(dataDir);
    const release = await importMarked(dataDir, folder, 'forTomorrow');
    const writer = await openContentWriter({ databaseUrl: undefined, dataDir });
    const now = Date.now();
    await activate(writer, 'site', release, { actor: 'fault', now, effectiveAt: now + HALF_A_DAY_MS });
    await writer.close();
    return withBank({ name: 'r08', dataDir, settings }, async (bank) => {
      const wrong = [];
      const isShown = async () => (await ask(bank.url, { path: '/personal' })).text.includes('forTomorrow');
      const opinion = async () => (await ask(bank.url, opinionOf(7))).status;
      const { failed, read } = await whileReading(bank.url, async () => {
        // Four at most in a minute of the real clock are left over by those before.
        const first = [];
        for (let i = 0; i < 6; i += 1) first.push(await opinion());
        if (first.at(-1) !== 429) wrong.push(`the sixth opinion in a minute got ${first.at(-1)}`);
        for (const by of JUMPS) {
          const startedAt = performance.now();
          jump(by);
          const isExpected = by === '+86400s';
          await until(async () => (await isShown()) === isExpected, `after ${by}: shown ${isExpected}`, {
            withinMs: 10_000,
            everyMs: 100,
          }).catch((error) => wrong.push(error.message));
          const { headers } = await ask(bank.url, { path: '/personal' });
          if (Number(headers.age ?? 0) < 0) wrong.push(`after ${by}: age ${headers.age}`);
          if (performance.now() - startedAt < 8_000 && (await opinion()) !== 429)
            wrong.push(`after ${by}: the limit was lifted`);
        }
      });
      if (failed > 0) wrong.push(`${failed} pages failed`);
      return {
        isMet: wrong.length === 0,
        figure: `${JUMPS.length} jumps, ${failed} of ${read} pages failed${wrong.length > 0 ? `; wrong: ${wrong.join('; ')}` : ', limits and embargo right'}`,
        figures: { jumps: JUMPS, read, failed, wrong },
        size: 'full',
      };
    });
  });
}
