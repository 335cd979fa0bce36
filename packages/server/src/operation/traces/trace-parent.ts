/** What a `traceparent` says (https://www.w3.org/TR/trace-context/). */
export interface TraceParent {
  traceId: string;
  spanId: string;
  /** Whoever sent it keeps its own part of the trace. */
  isSampled: boolean;
}

const FORM =
  /^(?<version>[\da-f]{2})-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})(?<rest>-.*)?$/;
const NOTHING = /^0+$/;
const SAMPLED = 1;

/** Undefined for what is none; of a later version what every version has. */
export function readTraceParent(header: string | string[] | undefined): TraceParent | undefined {
  const {
    version,
    traceId = '',
    spanId = '',
    flags = '',
    rest,
  } = FORM.exec(String(header ?? ''))?.groups ?? {};
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}
