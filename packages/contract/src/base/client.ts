import { CHANNEL_PC } from './channel.ts';
import type { Endpoint } from './endpoint.ts';
import { CallRejected, CallUnanswered, type Envelope } from './envelope.ts';
import type { Language } from './language.ts';

/** S7-defaults. */
const CALL_TIMEOUT_MS = 60_000;

/** The fields that the client merges into every call (S7-defaults). */
interface CommonConfig {
  channel: typeof CHANNEL_PC;
  language: Language;
  webLan: Language;
}

type Caller<Request> = Omit<Request, keyof CommonConfig>;

/** How a call travels: `fetch` in the browser, the handler itself inside server rendering. */
export type Transport = (
  endpoint: Endpoint<unknown, unknown>,
  request: Record<string, unknown>,
  signal?: AbortSignal,
) => Promise<Envelope | Blob>;

export interface Client {
  readonly language: Language;
  /** Resolves with `data`; rejects with {@link CallRejected} for any other code, {@link CallUnanswered} for none. */
  call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Caller<Request>,
    signal?: AbortSignal,
  ): Promise<Response>;
}

export function createClient(language: Language, transport: Transport): Client {
  const common: CommonConfig = { channel: CHANNEL_PC, language, webLan: language };
  return {
    language,
    async call<Request, Response>(
      endpoint: Endpoint<Request, Response>,
      request: Caller<Request>,
      signal?: AbortSignal,
    ) {
      const answer = await transport(endpoint, { ...common, ...request }, signal);
      if (answer instanceof Blob) return answer as Response;
      if (answer.code !== 0) throw new CallRejected(answer);
      return withNumericTotal(answer.data) as Response;
    },
  };
}

/** The browser's transport. `timeoutMs` is the specified 60 s unless a test shortens it. */
export function fetchTransport(
  base = '',
  fetchImpl: typeof fetch = fetch,
  timeoutMs = CALL_TIMEOUT_MS,
): Transport {
  return async (endpoint, request, signal) => {
    // AbortSignal.any would do, but Firefox has it since 124 and Safari since 17.4.
    const given = new AbortController();
    const follow = () => given.abort(signal?.reason);
    signal?.addEventListener('abort', follow);
    if (signal?.aborted) follow();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      given.abort();
    }, timeoutMs);
    const init = { signal: given.signal };
    let response: Response;
    try {
      response =
        endpoint.method === 'GET'
          ? await fetchImpl(`${base}${endpoint.path}?${queryOf(request)}`, init)
          : await fetchImpl(`${base}${endpoint.path}`, {
              ...init,
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(request),
            });
      return await answerOf(response, endpoint.path);
    } catch (error) {
      if (signal?.aborted || error instanceof CallUnanswered) throw error;
      if (isLate) {
        throw new CallUnanswered('timeout', `${endpoint.path} gave no answer within ${timeoutMs} ms`, error);
      }
      throw new CallUnanswered('network', `${endpoint.path} could not be reached`, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    }
  };
}

/** An envelope, or a blob as it came. The timeout still runs while the body arrives. */
async function answerOf(response: Response, path: string): Promise<Envelope | Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return (await response.json()) as Envelope;
  if (response.ok) return response.blob();
  throw new CallUnanswered('not-json', `${path} answered ${response.status} without an envelope`);
}

function queryOf(request: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    // The fields of a GET are text, numbers and flags; the server refuses anything else by name.
    if (value !== undefined && value !== null) query.set(name, `${value as string | number | boolean}`);
  }
  return query;
}

/** `{ total: '186', … }` → `{ total: 186, … }` (S7-defaults). */
function withNumericTotal(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('total' in data)) return data;
  const total = Number(data.total);
  return Number.isFinite(total) ? { ...data, total } : data;
}

/* Constants of the specification (S9-const) that several parts share, with their source. Values that one part owns alone live with that part. */
