import type { Span } from './span.ts';
import type { Attributes } from './traced.ts';

/*
 * Spans as OTLP/HTTP takes them in JSON (https://opentelemetry.io/docs/specs/otlp/): ids in hex, 64-bit numbers as text.
 */

const SCOPE = { name: 'bank' };
const FAILED = { code: 2 };

/** The body of one request. `resource` says which process they are of. */
export function otlpOf(spans: readonly Span[], resource: Attributes): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: SCOPE, spans: spans.map((span) => toOtlp(span)) }],
      },
    ],
  });
}

function toOtlp({ trace, id, parentId, kind, name, attributes, startMs, endMs, failure }: Span) {
  const known = failure === undefined ? attributes : { ...attributes, 'error.type': failure };
  return {
    traceId: trace.id,
    spanId: id,
    ...(parentId !== '' && { parentSpanId: parentId }),
    // Sampled.
    flags: 1,
    name,
    kind,
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesOf(known),
    ...(failure !== undefined && { status: FAILED }),
  };
}

/** More than microseconds a double cannot tell. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`;
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));
}

function valueOf(value: Attributes[string]) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
