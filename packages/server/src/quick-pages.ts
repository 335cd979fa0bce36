import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWithBody } from './body-answer.ts';
import { clientAddress, networkOf, type IsTrusted } from './client-address.ts';
import type { Published } from './content-watch.ts';
import type { Headers } from './headers.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

interface QuickParts {
  cache: PageCache;
  current: () => Published | undefined;
  securityHeaders: Headers;
  isTrusted: IsTrusted;
  nextRequestId: () => string;
  metrics: Metrics;
  log: Logger;
}

/**
 * Answers a page that is cached under exactly the address asked for, before any framework sees the request;
 * says whether it did. Addresses that are not canonical take the long way, so there is no table of aliases to bound.
 */
export function createQuickPages(parts: QuickParts) {
  const { cache, current, securityHeaders, isTrusted, nextRequestId, metrics, log } = parts;
  const hits = metrics.cache.labels('hit');
  const notModified = metrics.cache.labels('not-modified');

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const version = current()?.version.key;
    const page = version === undefined ? undefined : cache.fresh(url, version);
    if (page === undefined) return false;

    const startedAt = performance.now();
    const answer = answerWithBody({ ...page, type: HTML_TYPE }, request.headers);
    response.writeHead(answer.status, { ...securityHeaders, ...answer.headers });
    response.end(answer.bytes);

    (answer.status === 304 ? notModified : hits).inc();
    metrics.requests.labels('page', String(answer.status)).inc();
    log.info(
      {
        requestId: nextRequestId(),
        method,
        path: page.loggedPath,
        status: answer.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        network: networkOf(
          clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], isTrusted),
        ),
        cache: 'hit',
      },
      'request',
    );
    return true;
  };
}
