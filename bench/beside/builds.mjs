import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { timed } from '../figures.mjs';
import { endedChildrenMs } from '../process-figures.mjs';
import { output } from '../processes.mjs';

const TIMEOUT_MS = 900_000;

export const COMMANDS = {
  next: ['node_modules', 'next', 'dist', 'bin', 'next'],
  astro: ['node_modules', 'astro', 'bin', 'astro.mjs'],
};

/** A program run to its end: `{ seconds, cpuSeconds, written }`, with all processes that it started. */
export async function timedRun(args, options) {
  const before = endedChildrenMs();
  let written = '';
  const took = await timed(async () => {
    written = await output(process.execPath, args, { timeoutMs: TIMEOUT_MS, ...options });
  });
  return { seconds: took / 1_000, cpuSeconds: (endedChildrenMs() - before) / 1_000, written };
}

/** Removes what was built in a project of bench/beside. */
export function removeBuild(folder, project) {
  for (const name of ['.cache', '.next', '.astro'])
    rmSync(join(folder, project, name), { recursive: true, force: true });
}

/** Builds a project of bench/beside from nothing. */
export async function build(folder, { framework, project, env }) {
  const cwd = join(folder, project);
  removeBuild(folder, project);
  return timedRun([join(folder, ...COMMANDS[framework]), 'build'], { cwd, env });
}

const PACKED = /\.(?:html|js|css|txt|svg|json)$/;

/** Puts a .gz, as small as gzip makes it, beside every text of a built site; gives the processor seconds that took. */
export function packFiles(root) {
  const before = process.cpuUsage();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (PACKED.test(name))
      writeFileSync(join(root, `${name}.gz`), gzipSync(readFileSync(join(root, name)), { level: 9 }));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
