import { setTimeout as sleep } from 'node:timers/promises';
import { treeMs } from './process-figures.mjs';

const QUIET_MS = 500;
const QUIET_AT_MOST_MS = 5;
const LONGEST_MS = 600_000;

/** Pages that wait to be packed in the time that the server has to spare, between which it looks quiet. */
async function pagesToPack(operatorsUrl) {
  if (operatorsUrl === undefined) return 0;
  const metrics = await (await fetch(`${operatorsUrl}/metrics`)).text();
  return Number(/^pages_to_pack (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

/** Resolves to the processor time used so far, once the process, with those it started, uses next to none and has nothing put off. */
export async function whenQuiet({ pid, operatorsUrl }) {
  const giveUpAt = performance.now() + LONGEST_MS;
  for (let before = treeMs(pid); ;) {
    await sleep(QUIET_MS);
    const now = treeMs(pid);
    if (now - before < QUIET_AT_MOST_MS && (await pagesToPack(operatorsUrl)) === 0) return now;
    if (performance.now() > giveUpAt)
      throw new Error(`The server was not quiet after ${LONGEST_MS / 1000} s`);
    before = treeMs(pid);
  }
}
