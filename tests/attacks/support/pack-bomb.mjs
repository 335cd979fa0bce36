/* One bomb in a process of its own: node pack-bomb.mjs <folder> <name>. Its memory is its own then, and so is its end. */
import { bombsOfSources } from './bombs.mjs';
import { packed, sourcesWith } from './refusals.mjs';

const [folder, name] = process.argv.slice(2);
const sources = sourcesWith(folder, bombsOfSources()[name]());
globalThis.gc?.();
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
const { kind, words, ms } = await packed(folder, sources);
clearInterval(watch);
most = Math.max(most, process.memoryUsage().rss);
process.stdout.write(
  JSON.stringify({
    kind,
    words: words.slice(0, 400),
    ms: Math.round(ms),
    grownMb: Math.round((most - before) / 1024 / 1024),
  }),
);
