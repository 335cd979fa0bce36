import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { z } from 'zod';

const TIMEOUT_MS = 3_000;
/** With what else a call takes, nobody waits longer than 300 ms: what was known before is told, and what comes late is for those who ask next (REL-6). */
const WAITED_FOR_MS = 200;

interface OutsideSource<Schema extends z.ZodType> {
  url: string;
  schema: Schema;
  /** It is asked at most this often. */
  freshMs: number;
  /** For the log: what it is a source of. */
  name: string;
  log: Pick<Logger, 'warn'>;
  now?: (() => number) | undefined;
}

/** Asks a configured service. A failure is kept as long as an answer, so that a source in trouble is left alone. */
export function keptAnswer<Schema extends z.ZodType>({
  url,
  schema,
  freshMs,
  name,
  log,
  now = () => performance.now(),
}: OutsideSource<Schema>): () => Promise<z.output<Schema> | null> {
  let asked = -Infinity;
  let known: z.output<Schema> | null = null;
  let answer: Promise<z.output<Schema> | null> = Promise.resolve(null);
  return () => {
    if (now() - asked >= freshMs) {
      asked = now();
      const settled = ask(url, schema)
        .catch((error: unknown) => {
          log.warn({ err: error }, `the source of ${name} gave no usable answer`);
          return null;
        })
        .then((found) => (known = found));
      const late = setTimeout(WAITED_FOR_MS, undefined, { ref: false }).then(() => known);
      answer = Promise.race([settled, late]);
      void settled.then(() => (answer = settled));
    }
    return answer;
  };
}

async function ask<Schema extends z.ZodType>(url: string, schema: Schema): Promise<z.output<Schema>> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
    // Another address than the configured one is nobody that we asked.
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return schema.parse(await answer.json());
}
