import { readdirSync, readFileSync } from 'node:fs';

// /proc counts processor time in hundredths of a second.
const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds; Linux only. */
export const cpuMs = (pid) => usedMs(`/proc/${pid}/stat`);

/** As {@link cpuMs}, of the first thread alone, which in Node runs the script that serves pages. */
export const mainThreadMs = (pid) => usedMs(`/proc/${pid}/task/${pid}/stat`);

/** As {@link mainThreadMs}, in parts of a millisecond. */
export const mainThreadExactMs = (pid) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;

/** Processor time of the programs that this process started and that have ended, with those they started. */
export const endedChildrenMs = () => usedMs(`/proc/${process.pid}/stat`, 13);

/** Two counts, of the program itself and of the system for it, from the eleventh field after the name unasked. */
function usedMs(path, place = 11) {
  // The name, in brackets, may hold spaces.
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[place]) + Number(fields[place + 1])) * TICK_MS;
}

/** As {@link cpuMs}, in parts of a millisecond; not of threads that have ended. */
export const threadsMs = (pid) =>
  threadsOf(pid)
    .map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ', 1)[0] ?? 0) / 1e6)
    .reduce((sum, ms) => sum + ms, 0);

/** As {@link threadsMs}, with all processes that it started, and that they started. */
export const treeMs = (pid) =>
  childrenOf(pid)
    .map(treeMs)
    .reduce((sum, ms) => sum + ms, threadsMs(pid));

const threadsOf = (pid) => readdirSync(`/proc/${pid}/task`);

/** Undefined where the thread has ended since it was listed. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Resident memory in MB; Linux only. */
export function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}

export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
