import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, restore } from '../../scripts/backup/copies.mjs';
import { withBank } from './support/bank.mjs';
import { pause, startClients, until } from './support/clients.mjs';
import { Acknowledged, drawCodes, feedbackOf, opinionOf, visitOf } from './support/visitors.mjs';

const LOST_WITHIN_MS = 60_000;
const BACK_WITHIN_MS = 300_000;

export const fault = {
  id: 'R23',
  promise: 'When the machine’s data is gone the site is back in minutes, with all but the last minute.',
  fault:
    'the data folder of a server that takes feedback and visits is deleted; the newest backup is restored',
  measure: 'age of what is lost, time from the loss to the first answer, digests of what came back',
  target: 'nothing older than 60 s lost, back within 5 min, digests equal',
};

export async function run({ isFast }) {
  // An operator’s timer; a minute would be enough for the target.
  const everyMs = isFast ? 3_000 : 20_000;
  const backups = isFast ? 2 : 4;
  return withBank({ name: 'r23' }, async (bank, folder) => {
    const codes = await drawCodes(bank.dataDir, 20_000);
    const acknowledged = [];
    const next = (i) => (i % 3 === 0 ? visitOf(i) : i % 3 === 1 ? opinionOf(i) : feedbackOf(i, codes.pop()));
    const seen = (answer, asked) => {
      acknowledged.push({ answer, asked, at: performance.now() });
    };
    const clients = startClients({ url: bank.url, count: 8, next, seen, pauseMs: 50 });
    let newest;
    for (let n = 0; n < backups; n += 1) {
      await pause(everyMs);
      newest = { folder: join(folder, `backup-${n}`), begunAt: performance.now() };
      await backUp(bank.dataDir, newest.folder);
    }
    await pause(everyMs / 2);
    await bank.kill();
    rmSync(bank.dataDir, { recursive: true });
    const lostAt = performance.now();
    await clients.stop();
    // Throws where a digest differs.
    const restored = restore(newest.folder, bank.dataDir);
    await bank.startAgain();
    const backMs = performance.now() - lostAt;
    const before = new Acknowledged();
    const all = new Acknowledged();
    for (const { answer, asked, at } of acknowledged) {
      if (at < newest.begunAt) before.note(answer, asked);
      all.note(answer, asked);
    }
    const { lost, integrity } = before.compareWith(bank.dataDir);
    const ageMs = lostAt - newest.begunAt;
    await until(async () => (await fetch(`${bank.url}/personal`)).status === 200, 'a page');
    return {
      isMet: lost === 0 && integrity === 'ok' && ageMs <= LOST_WITHIN_MS && backMs <= BACK_WITHIN_MS,
      figure: `${lost} of ${before.count} from before the backup lost, ${all.count - before.count} came after it, in ${(ageMs / 1_000).toFixed(1)} s; back after ${(backMs / 1_000).toFixed(1)} s, ${restored.length} files with equal digests`,
      figures: { lost, before: before.count, all: all.count, ageMs, backMs, restored, integrity },
      size: `a backup every ${everyMs / 1_000} s`,
    };
  });
}
