import type { Logger } from '../operation/log.ts';

/**
 * Runs `stop` at the first request to end and leaves with its outcome; a second one leaves at once.
 * An uncaught error ends the process the same way: what it left behind cannot be trusted, the other requests can.
 */
export function stopOnSignals(
  signals: readonly NodeJS.Signals[],
  stop: () => Promise<void>,
  log: Logger,
): void {
  let isStopping = false;
  const leave = (code: number): never => {
    log.flush();
    process.exit(code);
  };
  const end = async (reason: string, code: number): Promise<void> => {
    if (isStopping) leave(code || 1);
    isStopping = true;
    log.info({ reason }, 'stopping');
    try {
      await stop();
    } catch (err) {
      log.fatal({ err }, 'the server did not stop in order');
      leave(1);
    }
    log.info('stopped');
    leave(code);
  };
  for (const signal of signals) process.on(signal, () => void end(signal, 0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'uncaught error; the process ends and has to be started again');
      void end(event, 1);
    });
  }
}
