import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { findProgram } from '../../../bench/programs.mjs';
import { PartSkipped } from '../../../bench/rows.mjs';
import { fromRoot } from '../../../scripts/prepare/places.mjs';

const SOURCE = fromRoot('tests', 'faults', 'support', 'disk-faults.c');
const LIBRARY = fromRoot('.cache', 'faults', 'disk-faults.so');
const HEAD_BYTES = 72;

function library() {
  if (process.platform !== 'linux') throw new PartSkipped('Libraries are preloaded on Linux only.');
  if (statSync(LIBRARY, { throwIfNoEntry: false })?.mtimeMs > statSync(SOURCE).mtimeMs) return LIBRARY;
  const compiler = findProgram('cc');
  if (compiler === undefined) throw new PartSkipped('cc not found. Install gcc and libc6-dev.');
  mkdirSync(fromRoot('.cache', 'faults'), { recursive: true });
  execFileSync(compiler, ['-shared', '-fPIC', '-O2', '-o', LIBRARY, SOURCE, '-ldl', '-pthread']);
  return LIBRARY;
}

/** The environment of a process whose files under `folder` fail as `faults` says: `{ FAIL_AT: 7 }` (disk-faults.c). */
export const diskFaults = (folder, faults) => ({
  LD_PRELOAD: library(),
  DISK_UNDER: folder,
  ...Object.fromEntries(Object.entries(faults).map(([name, value]) => [`DISK_${name}`, String(value)])),
});

/** The steps of a trace in their order, each with where its record ends. */
export function stepsOf(trace) {
  const steps = [];
  for (let at = 0; at < trace.length;) {
    const operation = trace.toString('latin1', at, at + 1);
    const file = trace.toString('latin1', at + 1, at + 56).replace(/\0.*/s, '');
    const length = Number(trace.readBigUInt64LE(at + 56));
    const offset = Number(trace.readBigUInt64LE(at + 64));
    const begin = at + HEAD_BYTES;
    const bytes = operation === 'W' ? trace.subarray(begin, begin + length) : undefined;
    at = begin + (bytes?.length ?? 0);
    steps.push({ operation, file, length, offset, bytes, end: at });
  }
  return steps;
}
