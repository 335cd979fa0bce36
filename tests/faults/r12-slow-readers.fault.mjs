import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { residentMb } from '../../bench/process-figures.mjs';
import { withBank } from './support/bank.mjs';
import { ask, pause, until } from './support/clients.mjs';
import { openFiles } from './support/open-files.mjs';
import { quietReadingApart, whileReadingApart } from './support/reading-apart.mjs';

const READERS = 1_000;
/** More than the buffers of the system take: what is beyond them is what the server has to hold. */
const ASKED_EACH = 16;
const GROWN_MB = 100;
const SHED_WITHIN_MS = 30_000;
/** Connections and files that are not theirs. */
const OTHERS = 20;

export const fault = {
  id: 'R12',
  promise: 'Readers who do not read cost little memory, and are let go.',
  fault: '1,000 connections that ask for the largest file sixteen times each and read nothing',
  measure: 'resident memory, what a reader of pages meets, and how long such a connection lives',
  target: 'at most 100 MB more, 0 errors, p99 ≤ 60 ms, all let go within 30 s',
};

/** The address of the largest file of the demo bank. */
async function largestFile(bank) {
  const file = new DatabaseSync(join(bank.dataDir, 'content.db'), { readOnly: true });
  const { name } = file.prepare('select name from media order by length(bytes) desc limit 1').get();
  file.close();
  for (const path of [`/files/${name}`, `/images/${name}`]) {
    const { status, text } = await ask(bank.url, { path });
    if (status === 200) return { path, bytes: text.length };
  }
  throw new Error(`${name} is not served`);
}

export async function run() {
  return withBank({ name: 'r12' }, async (bank) => {
    const { path } = await largestFile(bank);
    const quiet = await quietReadingApart(bank);
    const before = residentMb(bank.pid);
    const files = openFiles(bank.pid);
    const { hostname, port } = new URL(bank.url);
    const requests = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(ASKED_EACH);
    const readers = Array.from({ length: READERS }, () =>
      connect(Number(port), hostname)
        .on('error', () => {})
        .pause(),
    );
    for (const reader of readers) reader.once('connect', () => reader.write(requests));
    let most = 0;
    let left = READERS;
    const { result, read, failed, p99Ms, ownP99Ms, errors } = await whileReadingApart(bank.url, async () => {
      const startedAt = performance.now();
      await until(() => openFiles(bank.pid) - files > READERS / 2, 'slow readers');
      await until(
        async () => {
          most = Math.max(most, residentMb(bank.pid) - before);
          left = openFiles(bank.pid) - files;
          return left <= OTHERS;
        },
        'slow readers are let go',
        { everyMs: 250, withinMs: 120_000 },
      ).catch(() => undefined);
      const shedMs = performance.now() - startedAt;
      await pause(500);
      return shedMs;
    });
    const shed = await bank.metric('slow_readers_shed_total');
    for (const reader of readers) reader.destroy();
    return {
      isMet: failed === 0 && most <= GROWN_MB && p99Ms <= 60 && left <= OTHERS && result <= SHED_WITHIN_MS,
      figure: `+${Math.round(most)} MB at most, ${READERS - Math.max(0, left)} of ${READERS} let go (${shed} for standing still, the others when the system had taken all) after ${(result / 1_000).toFixed(1)} s; ${failed} of ${read} reads failed, p99 ${p99Ms} ms (quiet ${quiet.p99Ms} ms), of which the reader’s own thread ${ownP99Ms} ms (${quiet.ownP99Ms} ms)`,
      figures: {
        grownMb: most,
        shed,
        shedMs: result,
        read,
        failed,
        p99Ms,
        quietP99Ms: quiet.p99Ms,
        ownP99Ms,
        errors,
        path,
      },
      size: 'full',
    };
  });
}
