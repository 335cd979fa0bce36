import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../../operation/log.ts';
import type { Metrics } from '../../operation/metrics.ts';

const SWEEP_MS = 5_000;
/** Two sweeps with less than this taken between them each, and the reader is let go: 1 kB/s. */
const LEAST_BYTES_PER_SWEEP = 5_120;

/** What net.Socket keeps of the system's write queue: `writableLength` only falls when a whole buffer has gone. */
interface QueueHandle {
  _handle?: { writeQueueSize?: number } | null;
}

function queued(socket: Socket): number {
  const { _handle: handle } = socket as Socket & QueueHandle;
  return handle?.writeQueueSize ?? socket.writableLength;
}

/** Closes connections whose reader stands still, so that they cannot hold memory for ever (REL-12). */
export function shedSlowReaders(server: Server, { log, metrics }: { log: Logger; metrics: Metrics }): void {
  const waiting = new Map<Socket, { queued: number; slowSweeps: number }>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
  });
  const sweep = () => {
    for (const socket of sockets) {
      const now = queued(socket);
      if (now === 0) {
        waiting.delete(socket);
        continue;
      }
      const before = waiting.get(socket);
      const isSlow = before !== undefined && before.queued - now < LEAST_BYTES_PER_SWEEP;
      const slowSweeps = isSlow ? before.slowSweeps + 1 : 0;
      waiting.set(socket, { queued: now, slowSweeps });
      if (slowSweeps < 2) continue;
      metrics.slowReadersShed.inc();
      log.info({ queuedBytes: now }, 'slow reader closed');
      socket.destroy();
    }
  };
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
