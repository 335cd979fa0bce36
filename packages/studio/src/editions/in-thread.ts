import { Worker } from 'node:worker_threads';

/** What a program of this room makes of what it is given, beside all else: other people are saving meanwhile. */
export function inThread<Result>(program: `${string}.ts`, given: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(program, import.meta.url), { workerData: given });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      // After an answer this changes nothing.
      reject(new Error(`${program} ended with ${code} and no answer.`));
    });
  });
}
