import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { readTraceParent } from '../../operation/traces/trace-parent.ts';
import type { Span } from '../../operation/traces/span.ts';
import type { Tracing } from '../../operation/traces/tracing.ts';
import type { IsTrusted } from './client-address.ts';
import { loggedPath } from './logged-path.ts';

/** A trace for each request; loaded where traces are on. */
export class RequestTraces {
  readonly #tracing: Tracing;
  readonly #spans = new WeakMap<IncomingMessage, Span>();

  constructor(tracing: Tracing) {
    this.#tracing = tracing;
  }

  /** `answer`, within the trace of its request. A `traceparent` counts from a proxy alone: a visitor's would choose what is kept (SEC-12). */
  around(answer: RequestListener, isTrusted: IsTrusted): RequestListener {
    return (request, response) => {
      const { method = '', url = '/', headers, socket } = request;
      const parent = isTrusted(socket.remoteAddress ?? '')
        ? readTraceParent(headers['traceparent'])
        : undefined;
      const [path = ''] = loggedPath(url).split('?', 1);
      const given = { name: method, attributes: { 'http.request.method': method, 'url.path': path } };
      this.#tracing.ofRequest(parent, given, (span) => {
        this.#spans.set(request, span);
        response.once('close', () => {
          const { statusCode, headersSent } = response;
          // Whoever has gone away before was answered nothing.
          const answered = headersSent && { 'http.response.status_code': statusCode };
          const failure = headersSent && statusCode >= 500 ? String(statusCode) : undefined;
          this.#tracing.endRequest(span, { ...answered }, failure);
        });
        answer(request, response);
      });
    };
  }

  /** What the framework answers is within its trace too, and called by its route: there are few of those, and many addresses. */
  follow(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ method, routeOptions: { url } }) => {
      if (url !== undefined) this.#tracing.nameRequest(`${method} ${url}`);
    });
    // A body that has been read and an answer that has been sent call back from the socket, which knows of no request.
    app.addHook('preValidation', ({ raw }, _reply, done) => this.#within(raw, done));
    app.addHook('onResponse', ({ raw }, _reply, done) => this.#within(raw, done));
  }

  #within(request: IncomingMessage, work: () => void): void {
    const span = this.#spans.get(request);
    if (span === undefined) work();
    else this.#tracing.within(span, work);
  }
}
