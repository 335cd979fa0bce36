import { hostname } from 'node:os';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Who watches the address has been told of this one. */
const SAME_AGAIN_MS = 600_000;
const ERRORS_AN_HOUR = 20;
const HOUR_MS = 3_600_000;
const KINDS_KNOWN = 200;
const FRAMES = 5;
const ANSWER_WITHIN_MS = 3_000;

interface HookParts {
  log: Pick<Logger, 'warn'>;
  metrics?: Pick<Metrics, 'errorReports'>;
}

/** What is told: fixed words of ours, the kind of an error and where it was thrown. Its own words may be a visitor's. */
interface Report {
  message: string;
  kind: string;
  at: string[];
}

/**
 * Tells an address of lines of level `error` and `fatal`: each kind at once and then every ten minutes with how often it
 * came, all together twenty an hour.
 */
export class ErrorHook {
  readonly #url: string;
  readonly #now: () => number;
  /** By what makes two the same; the one that was told longest ago first. */
  readonly #known = new Map<string, { toldAt: number; times: number }>();
  readonly #sending = new Set<Promise<void>>();
  #toldAt: number[] = [];
  #parts: HookParts | undefined;

  constructor(url: string, now: () => number = () => performance.now()) {
    this.#url = url;
    this.#now = now;
  }

  /** Where it says what became of its reports. */
  start(parts: HookParts): void {
    this.#parts = parts;
  }

  /** As the log was given it: what stands in the line, then its message. */
  readonly hear = (given: readonly unknown[]): void => {
    const report = reportOf(given);
    const key = `${report.message} ${report.kind} ${report.at[0] ?? ''}`;
    const known = this.#known.get(key) ?? { toldAt: -Infinity, times: 0 };
    known.times += 1;
    this.#known.set(key, known);
    if (!this.#mayTell(known.toldAt)) {
      this.#count('held');
      return;
    }
    // The oldest goes first.
    this.#known.delete(key);
    this.#known.set(key, { toldAt: this.#now(), times: 0 });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= KINDS_KNOWN) break;
      this.#known.delete(oldest);
    }
    const sent = this.#send({ ...report, times: known.times }).finally(() => this.#sending.delete(sent));
    this.#sending.add(sent);
  };

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await Promise.all(this.#sending);
  }

  #mayTell(toldAt: number): boolean {
    const now = this.#now();
    if (now - toldAt < SAME_AGAIN_MS) return false;
    this.#toldAt = this.#toldAt.filter((at) => now - at < HOUR_MS);
    if (this.#toldAt.length >= ERRORS_AN_HOUR) return false;
    this.#toldAt.push(now);
    return true;
  }

  async #send(report: Report & { times: number }): Promise<void> {
    const { message, kind, at, times } = report;
    const where = `bank-web ${hostname()}`;
    // What chats show.
    const text = `${where}: ${message} (${[kind, at[0]].filter(Boolean).join(' ')}), ${times} ×`;
    const isTold = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, service: 'bank-web', host: hostname(), process: process.pid, ...report }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      // Another address than the configured one is nobody whom we tell.
      redirect: 'error',
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      })
      .catch(() => false);
    this.#count(isTold ? 'told' : 'failed');
    if (!isTold) this.#parts?.log.warn('nobody could be told of an error; it stands in the log alone');
  }

  #count(outcome: 'told' | 'failed' | 'held'): void {
    this.#parts?.metrics?.errorReports.inc({ outcome });
  }
}

function reportOf(given: readonly unknown[]): Report {
  const [first, second] = given;
  const message = [first, second].find((one) => typeof one === 'string') ?? '';
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  return { message, kind: error instanceof Error ? error.name : '', at: framesOf(error) };
}

/** 'packages/server/src/pages/pages.ts:12:7': where our code stood, without the words of the error before it. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { message, stack = '' } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  return [
    ...frames.matchAll(/\bat .*?((?:packages|node_modules)\/[\w@./-]+:\d+:\d+|node:[\w/]+:\d+:\d+)\)?$/gm),
  ]
    .map(([, place = '']) => place)
    .slice(0, FRAMES);
}
