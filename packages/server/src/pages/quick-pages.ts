import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, wantedEncoding } from '../http/bodies/accepted-encoding.ts';
import { answerWithBody } from '../http/bodies/body-answer.ts';
import type { CachedPage } from './cached-page.ts';
import { clientAddress, networkOf, type IsTrusted } from '../http/requests/client-address.ts';
import type { Current } from '../content/published.ts';
import { isHeld, type Representation } from '../http/bodies/encoded-body.ts';
import type { Headers } from '../http/headers.ts';
import type { LoopTurns } from '../http/overload/loop-turns.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePacking } from './page-packing.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

interface QuickParts {
  cache: PageCache;
  packing: Pick<PagePacking, 'count'>;
  turns: Pick<LoopTurns, 'noteQuick'>;
  current: Current;
  securityHeaders: Headers;
  isTrusted: IsTrusted;
  nextRequestId: () => string;
  metrics: Metrics;
  log: Logger;
}

/** What one representation of a page is answered with, the same for every visitor. */
interface ReadyAnswer {
  status: number;
  /** Names and values in turn, which Node takes as they are. */
  headers: string[];
  bytes: Buffer | undefined;
  count: { inc(): void };
}

/**
 * Answers a page that is cached under exactly the address asked for, before any framework sees the request;
 * says whether it did. Addresses that are not canonical take the long way, so there is no table of aliases to bound.
 */
export function createQuickPages(parts: QuickParts) {
  const { cache, packing, turns, current, securityHeaders, isTrusted, nextRequestId, metrics, log } = parts;
  const hits = metrics.cache.labels('hit');
  const notModified = metrics.cache.labels('not-modified');
  // Putting some twenty headers together costs as much as looking the page up.
  const whole = new WeakMap<Representation, ReadyAnswer>();
  const held = new WeakMap<Representation, ReadyAnswer>();

  function readyAnswer(page: CachedPage, asked: IncomingHttpHeaders): ReadyAnswer {
    const { representation } = chooseEncoding(page.body, asked['accept-encoding']);
    const ready = isHeld(representation, asked['if-none-match']) ? held : whole;
    const known = ready.get(representation);
    if (known !== undefined) return known;
    const { status, headers, bytes } = answerWithBody({ ...page, type: HTML_TYPE }, asked);
    const answer = {
      status,
      headers: Object.entries({ ...securityHeaders, ...headers }).flat(),
      bytes,
      count: metrics.requests.labels('page', String(status)),
    };
    ready.set(representation, answer);
    return answer;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const version = current()?.version.key;
    const page = version === undefined ? undefined : cache.fresh(url, version);
    if (page === undefined) return false;
    // Nobody has asked for it in this encoding yet.
    if (page.body[wantedEncoding(page.body, request.headers['accept-encoding'])] === undefined) return false;
    packing.count(page);
    turns.noteQuick();

    const startedAt = performance.now();
    const { status, headers, bytes, count } = readyAnswer(page, request.headers);
    response.writeHead(status, headers);
    response.end(bytes);

    (status === 304 ? notModified : hits).inc();
    count.inc();
    if (!log.isLevelEnabled('info')) return true;
    log.info(
      {
        requestId: nextRequestId(),
        method,
        path: page.loggedPath,
        status,
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
