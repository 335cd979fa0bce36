/* A process that only searches an index, with its usual threads, so that what it holds can be told from what measuring holds. */
import { EmbeddedEngine } from '../engine/embedded/embedded-engine.ts';
import { labelledQueries } from './labelled-queries.ts';
import { TEST_NOW } from './test-index.ts';

const [file = ''] = process.argv.slice(2);
const engine = await EmbeddedEngine.open(file, { deadlineMs: 30_000 });
for (const { keyword, language } of labelledQueries) {
  await engine.search(keyword, { language, now: TEST_NOW }, { number: 1, size: 10 });
}
process.send?.(process.memoryUsage.rss() / 1e6);
await engine.close();
