import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { failureOf, type Span } from './span.ts';
import type { Attributes } from './traced.ts';

interface Spans {
  begin: (name: string, attributes: Attributes) => Span | undefined;
  end: (span: Span) => void;
}

/** As the `fetch` of Node tells of it (https://undici.nodejs.org/#/docs/api/DiagnosticsChannel). */
interface RequestOut {
  request: { origin: string | URL; method: string; path: string };
  response?: { statusCode: number };
  error?: unknown;
}

/** What this process asks other services, OpenSearch among them: whom, and what came of it. Neither address nor body is told. Gives what ends it. */
export function followRequestsOut({ begin, end }: Spans): () => void {
  const begun = new WeakMap<object, Span>();
  const endings: (() => void)[] = [];
  const on = (step: string, heard: (message: RequestOut) => void) => {
    const name = `undici:request:${step}`;
    const listener = (message: unknown) => heard(message as RequestOut);
    subscribe(name, listener);
    endings.push(() => unsubscribe(name, listener));
  };

  on('create', ({ request }) => {
    const { hostname, port, protocol } = new URL(request.origin);
    const span = begin(nameOf(request), {
      'http.request.method': request.method,
      'server.address': hostname,
      'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
    });
    if (span !== undefined) begun.set(request, span);
  });
  on('headers', ({ request, response }) => {
    const span = begun.get(request);
    if (span === undefined || response === undefined) return;
    span.attributes = { ...span.attributes, 'http.response.status_code': response.statusCode };
    if (response.statusCode >= 400) span.failure = String(response.statusCode);
  });
  const over = ({ request, error }: RequestOut) => {
    const span = begun.get(request);
    if (span === undefined) return;
    begun.delete(request);
    if (error !== undefined) span.failure = failureOf(error);
    end(span);
  };
  on('trailers', over);
  on('error', over);
  return () => endings.forEach((unfollow) => unfollow());
}

/** 'POST _search' of OpenSearch, whose addresses name an index and an operation; of others the method alone. */
function nameOf({ method, path }: RequestOut['request']): string {
  const operation = /\/(_[a-z]+)(?=[/?]|$)/.exec(path)?.[1];
  return operation === undefined ? method : `${method} ${operation}`;
}
