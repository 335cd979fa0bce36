import type { RequestTraces } from '../http/requests/request-traces.ts';
import type { Config } from '../operation/config.ts';
import type { Tracing } from '../operation/traces/tracing.ts';

export interface OpenTracing {
  traces: Tracing;
  requests: RequestTraces;
}

/** Undefined where traces are off: then nothing of them is loaded, and no request passes through anything. */
export async function openTracing(config: Config): Promise<OpenTracing | undefined> {
  if (config.tracesUrl === '') return undefined;
  const [tracing, requests] = await Promise.all([
    import('../operation/traces/tracing.ts'),
    import('../http/requests/request-traces.ts'),
  ]);
  const traces = new tracing.Tracing(config);
  return { traces, requests: new requests.RequestTraces(traces) };
}
