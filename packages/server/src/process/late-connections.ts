import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:cluster';

const LIMIT_MS = 2_000;

/** What a worker that has closed its server asks, and the primary answers. */
interface ClosedMessage {
  closed: true;
}

/**
 * For a worker that has closed its server. The primary hands connections over by messages, and keeps each one open until
 * the worker has answered: one still on its way when the process ends would never be answered by anybody. Messages keep
 * their order, so once the primary has answered ours, all connections sent before are refused and with other workers.
 */
export async function lateConnectionsRefused(): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LIMIT_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    process.on('message', (message) => {
      if (isClosedMessage(message)) done();
    });
    process.on('disconnect', done);
    process.send?.({ closed: true } satisfies ClosedMessage);
  });
  // The refusals themselves leave with this turn of the loop.
  await setImmediate();
}

/** For the primary: lets a worker know that it will be sent no more connections. */
export function answerClosed(worker: Worker, message: unknown): void {
  if (isClosedMessage(message) && worker.isConnected()) worker.send({ closed: true } satisfies ClosedMessage);
}

function isClosedMessage(message: unknown): message is ClosedMessage {
  return typeof message === 'object' && message !== null && 'closed' in message;
}
