import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packScope } from '@bank/publish';
import { siteSources, writeFiles } from '@bank/publish/testing';
import { withFolder } from './support/bank.mjs';
import { diskFaults, stepsOf } from './support/disk-faults.mjs';
import { keepOneOfEach, wrongWith } from './support/interrupted.mjs';

export const fault = {
  id: 'S1',
  promise:
    'Feedback, opinions, visits, imports and activations survive an interruption at every single step of the disk.',
  fault:
    'on SQLite, step n of the disk (write, sync, truncation, removal) fails, or the process is killed in the middle of it, for n = 1 until none is reached',
  measure: 'acknowledged and lost, files that are not whole, stores that do not go on',
  target: '0 at every step, in both ways',
};

export async function run({ isFast }) {
  return withFolder(async (folder) => {
    const bundle = join(folder, 'bundle');
    await packScope({ folder: writeFiles(join(folder, 'site'), siteSources()), scope: 'site', out: bundle });
    const dataDir = join(folder, 'data');
    const attempt = async (faults) => {
      rmSync(dataDir, { recursive: true, force: true });
      mkdirSync(dataDir);
      const kept = await keepOneOfEach({ DATA_DIR: dataDir, BUNDLE: bundle, ...diskFaults(dataDir, faults) });
      return { ...kept, wrong: await wrongWith({ dataDir, told: kept.told }) };
    };
    const trace = join(folder, 'trace');
    const whole = await attempt({ TRACE: trace });
    const steps = stepsOf(readFileSync(trace)).length;
    if (!whole.isWhole || whole.told.length !== 5)
      throw new Error(`It fails by itself: ${whole.failed} ${whole.stderr}`);

    const wrong = [];
    let tried = 0;
    for (let step = 1; step <= steps; step += isFast ? 16 : 1) {
      for (const way of ['FAIL_AT', 'KILL_AT']) {
        const { isWhole, by, wrong: found, told } = await attempt({ [way]: step });
        tried += 1;
        if (way === 'FAIL_AT' && !isWhole) found.push(`the program ended by ${by}`);
        if (way === 'KILL_AT' && by !== 'SIGKILL') found.push(`was not killed (${by}, ${told.length} told)`);
        wrong.push(...found.map((what) => `${way} ${step}: ${what}`));
      }
    }
    return {
      isMet: wrong.length === 0,
      figure: `${wrong.length} faults in ${tried} interruptions of ${steps} steps`,
      figures: { steps, tried, wrong: wrong.slice(0, 20) },
      size: isFast ? 'every sixteenth step' : 'full',
    };
  });
}
