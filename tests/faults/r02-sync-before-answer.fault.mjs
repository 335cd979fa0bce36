import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDemoStore, withBank, withFolder } from './support/bank.mjs';
import { ask, sum, unexpected } from './support/clients.mjs';
import { diskFaults, stepsOf } from './support/disk-faults.mjs';
import { Acknowledged, drawCodes, feedbackOf, opinionOf, visitOf } from './support/visitors.mjs';

export const fault = {
  id: 'R2',
  promise: 'Who is told that something is kept can rely on the disk having it; a disk that fails is said so.',
  fault: 'every write and sync of the server’s files is traced; then 200 of 1,000 syncs fail',
  measure: 'syncs for each acknowledgement; statuses while syncs fail; acknowledged and not in the store',
  target: 'at least one sync each, 503 and no other failure, 0 lost',
};

async function send(bank, count) {
  const codes = await drawCodes(bank.dataDir, count);
  const told = new Acknowledged();
  const statuses = {};
  for (let i = 0; i < count; i += 1) {
    const what = [feedbackOf(i, codes[i]), opinionOf(i), visitOf(i)][i % 3];
    const answer = await ask(bank.url, what);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    told.note(answer, what);
  }
  return { told, statuses };
}

export async function run({ isFast, random }) {
  const count = isFast ? 60 : 300;
  return withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const trace = join(folder, 'trace');
    const options = (faults) => ({ name: 'r02', dataDir, settings: diskFaults(dataDir, faults) });
    copyDemoStore(dataDir);
    const syncs = () => stepsOf(readFileSync(trace)).filter(({ operation }) => operation === 'S').length;
    const traced = await withBank(options({ TRACE: trace }), async (bank) => {
      await send(bank, 3);
      const before = syncs();
      const { told } = await send(bank, count);
      return { acknowledged: told.count, syncs: syncs() - before };
    });
    const seed = Math.floor(random() * 1e6);
    const failing = await withBank(options({ SYNC_RATE: 200, SEED: seed }), async (bank) => {
      const sent = await send(bank, count);
      await bank.kill();
      return { ...sent, ...sent.told.compareWith(dataDir) };
    });
    const refused = failing.statuses[503] ?? 0;
    const others = sum(unexpected(failing.statuses, [200, 204, 503]));
    return {
      isMet:
        traced.syncs >= traced.acknowledged &&
        refused > 0 &&
        others === 0 &&
        failing.lost === 0 &&
        failing.integrity === 'ok',
      figure: `${traced.syncs} syncs for ${traced.acknowledged} acknowledgements; with failing syncs ${refused} of ${count} refused with 503, ${others} otherwise, ${failing.lost} of ${failing.told.count} acknowledged lost`,
      figures: {
        ...traced,
        statuses: failing.statuses,
        missing: failing.missing,
        integrity: failing.integrity,
      },
      size: isFast ? `${count} requests each` : 'full',
    };
  });
}
