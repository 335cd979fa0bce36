import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBank } from './support/bank.mjs';
import { ask } from './support/clients.mjs';
import { diskFaults } from './support/disk-faults.mjs';
import { WARM_PATHS, whileReading } from './support/pages.mjs';
import { Acknowledged, drawCodes, feedbackOf, opinionOf, visitOf } from './support/visitors.mjs';

const ONE_PERCENT = 10;

export const fault = {
  id: 'R25',
  promise: 'A disk with errors stops no page from memory and no process, and breaks no promise.',
  fault: 'one of a hundred reads, writes and syncs of the server’s files fails, under readers and writers',
  measure: 'pages from memory that fail, the life of the process, statuses of writes, what is lost',
  target: '0 pages fail, the process lives, writes are kept or 503, 0 acknowledged lost',
};

export async function run({ isFast, random }) {
  const writes = isFast ? 100 : 600;
  return withBank({ name: 'r25' }, async (bank, folder) => {
    const codes = await drawCodes(bank.dataDir, writes);
    const seed = Math.floor(random() * 1e6);
    await bank.stop();
    const armed = join(folder, 'armed');
    await bank.startAgain(diskFaults(bank.dataDir, { RATE: ONE_PERCENT, SEED: seed, ARMED_BY: armed }));
    for (const path of WARM_PATHS) await ask(bank.url, { path });
    writeFileSync(armed, '');
    const told = new Acknowledged();
    const statuses = {};
    const { failed, read } = await whileReading(bank.url, async () => {
      for (let i = 0; i < writes; i += 1) {
        const what = [feedbackOf(i, codes[i]), opinionOf(i), visitOf(i)][i % 3];
        const answer = await ask(bank.url, what);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        told.note(answer, what);
      }
    });
    const { isAlive } = bank;
    await bank.kill();
    const { lost, missing, integrity } = told.compareWith(bank.dataDir);
    const others = Object.keys(statuses).filter((status) => !['200', '204', '503'].includes(status));
    return {
      isMet: failed === 0 && isAlive && others.length === 0 && lost === 0 && integrity === 'ok',
      figure: `${failed} of ${read} pages failed, the process ${isAlive ? 'lives' : 'ENDED'}; ${statuses[503] ?? 0} of ${writes} writes refused, other answers: ${others.join(', ') || 'none'}; ${lost} of ${told.count} lost`,
      figures: { read, failed, isAlive, statuses, lost, missing, integrity },
      size: isFast ? `${writes} writes` : 'full',
    };
  });
}
