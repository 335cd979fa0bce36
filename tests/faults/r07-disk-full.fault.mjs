import { SmallDisk, whyNoSmallDisk } from '@bank/store/testing';
import { PartSkipped } from '../../bench/rows.mjs';
import { copyDemoStore, withBank } from './support/bank.mjs';
import { ask, until } from './support/clients.mjs';
import { whileReading } from './support/pages.mjs';
import { Acknowledged, drawCodes, feedbackOf, visitOf } from './support/visitors.mjs';

const DISK_MB = 160;

export const fault = {
  id: 'R7',
  promise:
    'A full disk costs nobody a page and nobody what was acknowledged, and nobody has to restart anything.',
  fault: 'a tmpfs with the data of the server is filled to the last block and cleared again',
  measure:
    'pages that fail; statuses and time of what would be written; time until it is taken again; what is lost',
  target: '0 pages fail, writes 503 within 1 s, taken again within 5 s of there being room, 0 lost',
};

export async function run() {
  const reason = whyNoSmallDisk();
  if (reason !== undefined) throw new PartSkipped(reason);
  const disk = new SmallDisk(DISK_MB);
  try {
    copyDemoStore(disk.folder);
    return await withBank({ name: 'r07', dataDir: disk.folder }, async (bank) => {
      const codes = await drawCodes(disk.folder, 500);
      const told = new Acknowledged();
      const send = async (what) => {
        const answer = await ask(bank.url, what);
        told.note(answer, what);
        return answer;
      };
      await send(feedbackOf(1, codes.pop()));
      await send(visitOf(2));
      const { result, failed, read } = await whileReading(bank.url, async () => {
        disk.fill();
        const answers = [];
        for (let i = 0; i < 120; i += 1)
          answers.push(await send(i % 3 === 0 ? visitOf(i) : feedbackOf(100 + i, codes.pop())));
        disk.makeRoom();
        const startedAt = performance.now();
        await until(
          async () => (await send(feedbackOf(1_000 + codes.length, codes.pop()))).status === 200,
          'a write',
          { everyMs: 100 },
        );
        return { answers, againMs: performance.now() - startedAt };
      });
      const refused = result.answers.filter(({ status }) => status !== 200 && status !== 204);
      const others = refused.filter(({ status }) => status !== 503).length;
      const slowest = Math.max(...refused.map((answer) => answer.ms));
      await bank.stop();
      const { lost, integrity } = told.compareWith(disk.folder);
      return {
        isMet:
          failed === 0 &&
          refused.length > 0 &&
          others === 0 &&
          slowest <= 1_000 &&
          result.againMs <= 5_000 &&
          lost === 0 &&
          integrity === 'ok',
        figure: `${failed} of ${read} pages failed; ${refused.length} of 120 writes refused, ${others} otherwise than with 503, slowest ${Math.round(slowest)} ms; again after ${Math.round(result.againMs)} ms; ${lost} of ${told.count} lost`,
        figures: {
          read,
          failed,
          refused: refused.length,
          others,
          slowestMs: slowest,
          againMs: result.againMs,
          lost,
          integrity,
        },
        size: 'full',
      };
    });
  } finally {
    disk.remove();
  }
}
