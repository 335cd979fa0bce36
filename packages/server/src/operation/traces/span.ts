import { randomBytes } from 'node:crypto';
import type { Attributes } from './traced.ts';
import type { TraceParent } from './trace-parent.ts';

/** As OTLP counts them. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3 } as const;
type SpanKind = (typeof SPAN_KIND)[keyof typeof SPAN_KIND];

/** All that is done for one request, here and elsewhere. */
export class Trace {
  readonly id: string;
  /** Whether its spans are kept; its id is told to the log in any case. */
  readonly isKept: boolean;
  /** A trace has one clock, which goes forward while somebody sets that of the machine. */
  readonly #epochMs = Date.now() - performance.now();

  constructor(parent: TraceParent | undefined, share: number) {
    this.id = parent?.traceId ?? randomBytes(16).toString('hex');
    this.isKept = parent?.isSampled === true || isWithin(this.id, share);
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.#epochMs + performance.now();
  }
}

/** The digits that every implementation draws at random, so that all processes agree on a trace. */
const RANDOM_DIGITS = 13;

function isWithin(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-RANDOM_DIGITS), 16) < share * 16 ** RANDOM_DIGITS;
}

/** A piece of work in a trace. */
export interface Span {
  readonly trace: Trace;
  readonly id: string;
  /** '' at the root. */
  readonly parentId: string;
  readonly kind: SpanKind;
  readonly startMs: number;
  name: string;
  attributes: Attributes;
  endMs: number;
  /** The kind of what it failed with; its words may be a visitor's. */
  failure: string | undefined;
}

interface NewSpan extends Pick<Span, 'trace' | 'parentId' | 'kind' | 'name' | 'attributes'> {
  startMs?: number;
}

export function aSpan({ trace, startMs = trace.now(), ...given }: NewSpan): Span {
  return { ...given, trace, startMs, id: randomBytes(8).toString('hex'), endMs: startMs, failure: undefined };
}

/** 'TypeError'; of what is no error, its type. */
export function failureOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
