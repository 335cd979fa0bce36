import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { onStatement, type ToldStatement } from '@bank/store';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { followRequestsOut } from './requests-out.ts';
import { aSpan, failureOf, SPAN_KIND, Trace, type Span } from './span.ts';
import { SpanExport } from './span-export.ts';
import { works, type Attributes, type TracedWork } from './traced.ts';
import type { TraceParent } from './trace-parent.ts';

type TracingSettings = Pick<Config, 'tracesUrl' | 'tracesToken' | 'tracesShare'>;

/** Loaded where `TRACES_URL` is set, and before any store is opened: one that is open already tells of no statement. */
export class Tracing {
  readonly #config: TracingSettings;
  readonly #current = new AsyncLocalStorage<Span | undefined>();
  readonly #begun = new WeakMap<TracedWork, Span>();
  readonly #unfollow: () => void;
  #out: SpanExport | undefined;

  constructor(config: TracingSettings) {
    this.#config = config;
    const endWork = (work: unknown) => this.#endWork(work as TracedWork);
    works.start.bindStore(this.#current, (work) => this.#beginWork(work));
    works.asyncEnd.subscribe(endWork);
    const begin = (name: string, given: Attributes) => this.#begin(name, SPAN_KIND.client, given);
    const endings = [
      () => works.start.unbindStore(this.#current),
      () => works.asyncEnd.unsubscribe(endWork),
      onStatement((statement) => this.#addStatement(statement)),
      followRequestsOut({ begin, end: (span) => this.#end(span) }),
    ];
    this.#unfollow = () => endings.forEach((end) => end());
  }

  /** From now on spans are sent. */
  start({ log, metrics }: { log: Logger; metrics: Metrics }): void {
    const resource = { 'service.name': 'bank-web', 'host.name': hostname(), 'process.pid': process.pid };
    this.#out = new SpanExport({ config: this.#config, resource, log, metrics });
  }

  /** For every line of the log that is written for a request; by the name that collectors of logs look for. */
  readonly inLog = (): { trace_id?: string } => {
    const span = this.#current.getStore();
    return span === undefined ? {} : { trace_id: span.trace.id };
  };

  /** Begins the trace of a request, or goes on with that of a proxy, and answers the request within it. */
  ofRequest(
    parent: TraceParent | undefined,
    given: Pick<Span, 'name' | 'attributes'>,
    answer: (span: Span) => void,
  ): void {
    const trace = new Trace(parent, this.#config.tracesShare);
    // A parent that keeps nothing of itself would be missed.
    const parentId = parent?.isSampled === true ? parent.spanId : '';
    const span = aSpan({ ...given, trace, parentId, kind: SPAN_KIND.server });
    this.#current.run(span, () => answer(span));
  }

  /** Goes on with a request where the way to here was lost. */
  within(span: Span, work: () => void): void {
    this.#current.run(span, work);
  }

  /** Calls the request that is being answered by the name of its route, once that is known. */
  nameRequest(name: string): void {
    const span = this.#current.getStore();
    if (span?.kind === SPAN_KIND.server) span.name = name;
  }

  endRequest(span: Span, attributes: Attributes, failure?: string): void {
    span.attributes = { ...span.attributes, ...attributes };
    span.failure = failure;
    this.#end(span);
  }

  /** Sends what is left. */
  async stop(): Promise<void> {
    this.#unfollow();
    await this.#out?.stop();
  }

  #begin(name: string, kind: Span['kind'], attributes: Attributes, startMs?: number): Span | undefined {
    const parent = this.#current.getStore();
    if (parent === undefined || !parent.trace.isKept) return undefined;
    const { trace, id: parentId } = parent;
    return aSpan({ trace, parentId, kind, name, attributes, ...(startMs !== undefined && { startMs }) });
  }

  #end(span: Span): void {
    span.endMs = span.trace.now();
    if (span.trace.isKept) this.#out?.put(span);
  }

  #beginWork(work: TracedWork): Span | undefined {
    const span = this.#begin(work.name, SPAN_KIND.internal, work.attributes);
    if (span !== undefined) this.#begun.set(work, span);
    return span ?? this.#current.getStore();
  }

  #endWork(work: TracedWork): void {
    const span = this.#begun.get(work);
    if (span === undefined) return;
    if (work.error !== undefined) span.failure = failureOf(work.error);
    this.#end(span);
  }

  /** It has been answered already. */
  #addStatement({ name, summary, system, ms, error }: ToldStatement): void {
    const now = this.#current.getStore()?.trace.now() ?? 0;
    const attributes = { 'db.system.name': system, 'db.query.summary': summary };
    const span = this.#begin(name, SPAN_KIND.client, attributes, now - ms);
    if (span === undefined) return;
    if (error !== undefined) span.failure = failureOf(error);
    this.#end(span);
  }
}
