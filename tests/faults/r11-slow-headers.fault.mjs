import { connect } from 'node:net';
import { withBank } from './support/bank.mjs';
import { pause, until } from './support/clients.mjs';
import { quietReadingApart, whileReadingApart } from './support/reading-apart.mjs';

const CONNECTIONS = 3_000;
const LINE_EVERY_MS = 1_000;
/** Each has its own moment of the second, as connections have that know nothing of each other. */
const MOMENTS = 50;
const SHED_WITHIN_MS = 20_000;

export const fault = {
  id: 'R11',
  promise: 'Visitors notice nothing of thousands of connections that never finish a request.',
  fault: '3,000 connections that send a header line a second and never the end',
  measure: 'what a reader meets meanwhile, and how long such a connection lives',
  target: '0 errors, p99 ≤ 15 ms, all let go within 20 s',
};

/** Connections that begin a request and never end it. */
function startSlowHeaders(url, count) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () => {
      open.add(socket);
      socket.write('GET /personal HTTP/1.1\r\nHost: x\r\n');
    });
    return socket
      .on('error', () => {})
      .on('close', () => open.delete(socket))
      .resume();
  });
  let moment = 0;
  const timer = setInterval(() => {
    moment = (moment + 1) % MOMENTS;
    for (let n = moment; n < count; n += MOMENTS) {
      if (open.has(sockets[n])) sockets[n].write('X-More: a\r\n');
    }
  }, LINE_EVERY_MS / MOMENTS);
  return {
    open,
    stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

export async function run() {
  return withBank({ name: 'r11' }, async (bank) => {
    const quiet = await quietReadingApart(bank);
    const slow = startSlowHeaders(bank.url, CONNECTIONS);
    let most = 0;
    const { result, read, failed, p99Ms, ownP99Ms } = await whileReadingApart(bank.url, async () => {
      const startedAt = performance.now();
      await until(() => slow.open.size > CONNECTIONS / 2, 'slow connections');
      await until(
        async () => {
          most = Math.max(most, slow.open.size);
          return slow.open.size === 0;
        },
        'slow connections are let go',
        { everyMs: 50 },
      );
      const shedMs = performance.now() - startedAt;
      await pause(500);
      return shedMs;
    });
    slow.stop();
    return {
      isMet: failed === 0 && p99Ms <= 15 && result <= SHED_WITHIN_MS,
      figure: `${most} at once, all let go after ${(result / 1_000).toFixed(1)} s; ${failed} of ${read} reads failed, p99 ${p99Ms} ms (quiet ${quiet.p99Ms} ms), of which the reader’s own thread ${ownP99Ms} ms (${quiet.ownP99Ms} ms)`,
      figures: { most, shedMs: result, read, failed, p99Ms, quietP99Ms: quiet.p99Ms, ownP99Ms },
      size: 'full',
    };
  });
}
