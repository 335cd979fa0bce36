import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MODULE = join(import.meta.dirname, 'small-heaps.mjs');
// Keeps some of what it makes, so that a nursery grows as far as it may.
const THREAD = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { parentPort } from 'node:worker_threads';
  const kept = [];
  for (let n = 0; n < 3_000_000; n += 1) kept[n % 200_000] = { n, text: String(n) };
  const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  parentPort.postMessage(young.space_size / 2 ** 20);
`;

/** MB that a thread’s young objects have room for, in a process of its own: V8’s flags are of a whole process. */
async function nurseryOfThread(before: string): Promise<number> {
  const program = `
    import { Worker } from 'node:worker_threads';
    ${before}
    new Worker(${JSON.stringify(THREAD)}, { eval: true }).on('message', (mb) => console.log(mb));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return Number(stdout);
}

it('threads have small nurseries', async () => {
  expect(await nurseryOfThread('')).toBeGreaterThan(16);
  const small = `(await import(${JSON.stringify(MODULE)})).keepHeapsSmall();`;
  expect(await nurseryOfThread(small)).toBeLessThanOrEqual(12);
});
