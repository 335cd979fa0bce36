import { readFileSync } from 'node:fs';

const MB = 2 ** 20;
/** Of a thread's arena of glibc, which begins at a multiple of it. */
const ARENA = 64n * BigInt(MB);
const HEAD = /^([0-9a-f]+)-([0-9a-f]+) (\S{4}) \S+ \S+ \d+ *(.*)$/;

/** What a mapping of a process is for, as far as its place and name tell. */
function kindOf({ start, end, mode, name }) {
  if (name === '[heap]') return 'main arena';
  if (name !== '') return 'files';
  if (mode.includes('x')) return 'code';
  const isInArena = start / ARENA === (end - 1n) / ARENA;
  return isInArena && start % ARENA === 0n ? 'thread arenas' : 'V8 heaps, stacks, large blocks';
}

/** Resident memory of a process in MB by what holds it, and in all; Linux only. */
export function residentParts(pid) {
  const parts = {};
  let kind;
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const head = HEAD.exec(line);
    if (head)
      kind = kindOf({
        start: BigInt(`0x${head[1]}`),
        end: BigInt(`0x${head[2]}`),
        mode: head[3],
        name: head[4],
      });
    const resident = /^Rss: +(\d+)/.exec(line);
    if (resident) parts[kind] = (parts[kind] ?? 0) + Number(resident[1]) / 1024;
  }
  return parts;
}
