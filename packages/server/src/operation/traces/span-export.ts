import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { otlpOf } from './otlp.ts';
import type { Span } from './span.ts';
import type { Attributes } from './traced.ts';

interface ExportParts {
  config: Pick<Config, 'tracesUrl' | 'tracesToken'>;
  resource: Attributes;
  log: Pick<Logger, 'info' | 'warn'>;
  metrics: Pick<Metrics, 'traceSpans'>;
  everyMs?: number;
}

const EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 5_000;
const SPANS_AT_ONCE = 512;
/** Some megabytes; what comes after it is dropped until there is room again. */
const QUEUE_LONGEST = 4_096;
/** Tries that are left out after each failure more: a receiver in trouble is left alone, for 32 of them at most. */
const PAUSES_AT_MOST = 5;
/** What OTLP/HTTP says to try again. */
const TRY_AGAIN = new Set([429, 502, 503, 504]);

/** Sends spans to a receiver of OTLP, in the order in which they ended. Nobody ever waits for it, and it fails nobody. */
export class SpanExport {
  readonly #parts: ExportParts;
  readonly #timer: NodeJS.Timeout;
  #queue: Span[] = [];
  #sending: Promise<void> | undefined;
  #failures = 0;
  #pauses = 0;

  constructor(parts: ExportParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#tick(), parts.everyMs ?? EVERY_MS).unref();
  }

  put(span: Span): void {
    if (this.#queue.length < QUEUE_LONGEST) this.#queue.push(span);
    else this.#parts.metrics.traceSpans.inc({ outcome: 'dropped' });
  }

  /** Sends what is left, once. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    await this.#sendAll();
    this.#parts.metrics.traceSpans.inc({ outcome: 'dropped' }, this.#queue.length);
    this.#queue = [];
  }

  #tick(): void {
    if (this.#pauses > 0) this.#pauses -= 1;
    else
      this.#sending ??= this.#sendAll().finally(() => {
        this.#sending = undefined;
      });
  }

  async #sendAll(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, SPANS_AT_ONCE);
      const trouble = await this.#send(batch).catch((error: unknown) => ({
        reason: String(error),
        isLasting: false,
      }));
      this.#note(trouble?.reason);
      if (trouble === undefined) continue;
      if (trouble.isLasting) {
        this.#parts.metrics.traceSpans.inc({ outcome: 'refused' }, batch.length);
        continue;
      }
      const kept = batch.slice(0, QUEUE_LONGEST - this.#queue.length);
      this.#queue.unshift(...kept);
      this.#parts.metrics.traceSpans.inc({ outcome: 'dropped' }, batch.length - kept.length);
      return;
    }
  }

  /** What kept the receiver from taking them. */
  async #send(batch: readonly Span[]): Promise<{ reason: string; isLasting: boolean } | undefined> {
    const { config, resource, metrics } = this.#parts;
    const { tracesUrl, tracesToken } = config;
    const answer = await fetch(tracesUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(tracesToken !== '' && { authorization: `Bearer ${tracesToken}` }),
      },
      body: otlpOf(batch, resource),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      // Another address than the configured one is nobody whom we tell.
      redirect: 'error',
    });
    const text = await answer.text();
    if (!answer.ok)
      return { reason: `it answered ${answer.status}`, isLasting: !TRY_AGAIN.has(answer.status) };
    const refused = Math.min(refusedIn(text), batch.length);
    metrics.traceSpans.inc({ outcome: 'refused' }, refused);
    metrics.traceSpans.inc({ outcome: 'sent' }, batch.length - refused);
    return undefined;
  }

  /** An outage lasts many tries; it is one event. */
  #note(reason: string | undefined): void {
    const { log } = this.#parts;
    if (reason !== undefined && this.#failures === 0)
      log.warn({ reason }, 'traces are not taken; spans wait, then are dropped');
    if (reason === undefined && this.#failures > 0) log.info('traces are taken again');
    this.#failures = reason === undefined ? 0 : Math.min(this.#failures + 1, PAUSES_AT_MOST);
    this.#pauses = reason === undefined ? 0 : 2 ** this.#failures;
  }
}

/** `{"partialSuccess":{"rejectedSpans":"3"}}` → 3 */
function refusedIn(text: string): number {
  try {
    const { partialSuccess } = JSON.parse(text) as { partialSuccess?: { rejectedSpans?: string | number } };
    return Number(partialSuccess?.rejectedSpans ?? 0) || 0;
  } catch {
    return 0;
  }
}
