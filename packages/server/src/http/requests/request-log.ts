import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientAddress, networkOf, type IsTrusted } from './client-address.ts';
import { loggedPath } from './logged-path.ts';
import type { Metrics, RouteKind } from '../../operation/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the metrics call this route. */
    kind?: RouteKind;
  }
}

/** One line and one count for each answer; the pages answered before the framework write their own. */
export function logRequests(
  app: FastifyInstance,
  { isTrusted, metrics }: { isTrusted: IsTrusted; metrics: Metrics },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url = '' } = request.raw;
    const status = reply.statusCode;
    metrics.requests.labels(kindOf(reply, url), String(status)).inc();
    request.log.info(
      {
        method,
        path: loggedPath(url),
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        network: networkOf(
          clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], isTrusted),
        ),
      },
      'request',
    );
  });
}

function kindOf(reply: FastifyReply, url: string): RouteKind {
  const status = reply.statusCode;
  if (status >= 300 && status < 400 && status !== 304) return 'redirect';
  if (url.startsWith('/api/')) return 'api';
  return reply.routeOptions.config.kind ?? 'other';
}
