import { withBank } from './support/bank.mjs';
import { ms, pause, startClients, until } from './support/clients.mjs';
import { Acknowledged, drawCodes, feedbackOf, opinionOf, visitOf } from './support/visitors.mjs';

const CLIENTS = 64;
const BETWEEN_KILLS = 120;
const READY_MS = 1_500;

export const fault = {
  id: 'R1',
  promise: 'What a visitor was told is kept outlives a process that is killed, and the site is back at once.',
  fault: 'kill -9 of the server in the middle of 64 clients that send feedback, opinions and visit records',
  measure: 'acknowledged and not in the store; integrity of the file; time from the kill to the first answer',
  target: '0 lost, integrity ok, 95 % back within 1.5 s with the full content',
  isFast: true,
};

export async function run({ isFast, random }) {
  const kills = isFast ? 3 : 50;
  return withBank({ name: 'r01' }, async (bank) => {
    const codes = await drawCodes(bank.dataDir, kills * 2_000);
    const told = new Acknowledged();
    const next = (i) => {
      if (i % 4 === 0) return visitOf(i);
      return i % 4 === 1 ? opinionOf(i) : feedbackOf(i, codes.pop());
    };
    const seen = (answer, asked) => told.note(answer, asked);
    const clients = startClients({ url: bank.url, count: CLIENTS, next, seen });
    const readyMs = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const before = told.count;
      await until(() => told.count >= before + BETWEEN_KILLS, 'acknowledgements after a start');
      await pause(random() * 100);
      await bank.kill();
      const startedAt = performance.now();
      await bank.startAgain();
      readyMs.push(performance.now() - startedAt);
    }
    await clients.stop();
    await bank.stop();
    const { lost, missing, integrity } = told.compareWith(bank.dataDir);
    const p95 = ms(readyMs, 0.95);
    return {
      isMet: lost === 0 && integrity === 'ok' && p95 <= READY_MS,
      figure: `${lost} of ${told.count} lost in ${kills} kills, integrity ${integrity}, back in ${Math.round(ms(readyMs, 0.5))} ms (p95 ${Math.round(p95)} ms)`,
      figures: {
        kills,
        acknowledged: told.count,
        lost,
        missing,
        integrity,
        readyP50Ms: ms(readyMs, 0.5),
        readyP95Ms: p95,
      },
      size: isFast ? '3 kills' : 'full',
    };
  });
}
