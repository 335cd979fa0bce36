import { Worker } from 'node:worker_threads';
import type { Config } from '../../operation/config.ts';
import type { Logger } from '../../operation/log.ts';
import { MirrorFolder } from '../../pages/mirror/mirror-folder.ts';

const AGAIN_AFTER_MS = 10_000;

/** Keeps the mirror of `mirrorDir` in a thread of its own, so that no visitor waits for its pages; undefined where there is none. */
export function keepMirrorInThread(config: Config, log: Logger): { stop: () => Promise<void> } | undefined {
  if (config.mirrorDir === '') return undefined;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const thread = new Worker(new URL('./mirror-thread-worker.ts', import.meta.url), { workerData: config });
    thread.on('error', (err) => log.error({ err }, 'the thread that makes mirrors failed'));
    thread.on('exit', () => {
      if (isStopped) return;
      // Nobody follows the content, so what nginx serves may be outdated.
      MirrorFolder.withdraw(config.mirrorDir);
      again = setTimeout(() => (worker = start()), AGAIN_AFTER_MS);
    });
    return thread;
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(again);
      // A mirror that is half made is cleared away by the next one.
      await worker.terminate();
    },
  };
}
