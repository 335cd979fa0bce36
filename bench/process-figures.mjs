import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

// /proc counts processor time in hundredths of a second.
const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds; Linux only. */
export const cpuMs = (pid) => usedMs(`/proc/${pid}/stat`);

/** As {@link cpuMs}, of the first thread alone, which in Node runs the script that serves pages. */
export const mainThreadMs = (pid) => usedMs(`/proc/${pid}/task/${pid}/stat`);

function usedMs(path) {
  // The name, in brackets, may hold spaces.
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory in MB; Linux only. */
export function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}

export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Whether any thread of the process is at work, or would be if it were given the processor. */
function isBusy(pid) {
  return readdirSync(`/proc/${pid}/task`).some((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .startsWith('R');
    } catch {
      // The thread has ended since it was listed.
      return false;
    }
  });
}

const LOOK_EVERY_MS = 50;
const LOOKS = 30;
// Once a second the server asks for a new release.
const BUSY_LOOKS = 3;
const LONGEST_MS = 150_000;

/**
 * Resolves when the process has had nothing to do for a while: all its pages are rendered ahead and packed. Processor
 * time would not tell, for on a busy machine a process uses little of it while it waits for its turn.
 */
export async function untilIdle(pid) {
  const giveUpAt = performance.now() + LONGEST_MS;
  for (let looks = 0, busy = 0; looks < LOOKS; looks += 1) {
    if (isBusy(pid)) busy += 1;
    if (busy > BUSY_LOOKS) [looks, busy] = [0, 0];
    if (performance.now() > giveUpAt)
      throw new Error(`The server was still busy after ${LONGEST_MS / 1000} s`);
    await sleep(LOOK_EVERY_MS);
  }
}
