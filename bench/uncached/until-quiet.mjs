import { median } from '../figures.mjs';
import { treeMs } from '../process-figures.mjs';
import { whenQuiet } from '../quiet.mjs';
import { askAll } from './visitors.mjs';

/** Processor time of a page while all of them are asked for, and until the server is quiet again. */
export async function costOf(server, ask, paths) {
  await whenQuiet(server);
  const before = treeMs(server.pid);
  const bytes = await askAll(ask, paths);
  const asked = treeMs(server.pid);
  const after = await whenQuiet(server);
  const count = paths.length;
  return { ms: (after - before) / count, askedMs: (asked - before) / count, bytes, count };
}

/**
 * Processor time of each of `homes`, which are rendered ahead: by a server whose cache is too small to keep them beside
 * the other pages, which are asked for in between.
 */
export async function costOfHomes(server, ask, { homes, others, rounds }) {
  const spent = new Map(homes.map((path) => [path, []]));
  let next = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of homes) {
      await askAll(
        ask,
        Array.from({ length: 16 }, () => others[next++ % others.length]),
      );
      const before = await whenQuiet(server);
      await ask(path);
      spent.get(path).push((await whenQuiet(server)) - before);
    }
  }
  return homes.map((path) => median(spent.get(path).slice(1)));
}
