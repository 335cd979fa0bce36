import { CODES, type Envelope } from '@bank/contract';
import { AlteredMedia, ContentUnavailable, VisitsUnavailable } from '@bank/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageUnavailable } from '../content/page-unavailable.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { errorPage } from './error-page.ts';
import { HTML_TYPE } from '../pages/quick-pages.ts';
import { isApi } from '../http/limits/request-limits.ts';
import { BUSY_MESSAGE, busyPage } from '../http/overload/busy-answers.ts';
import { Overloaded } from '../http/overload/overloaded.ts';
import { RequestRefused, TooManyRequests } from '../http/limits/request-refused.ts';

// How soon a browser or a CDN may ask again: the content watch looks every second.
const RETRY_AFTER_S = '5';

const UNANSWERED = 'The request could not be answered. Please try again later.';

function statusOf(error: unknown): number {
  const isAway = [Overloaded, PageUnavailable, ContentUnavailable, VisitsUnavailable, AlteredMedia].some(
    (kind) => error instanceof kind,
  );
  if (isAway) return 503;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status <= 599 ? status : 500;
}

function codeOf(status: number): number {
  if (status === 503) return CODES.maintenance.code;
  if (status === 404) return CODES.notFound.code;
  if (status === 429) return CODES.tooManyRequests.code;
  return status >= 500 ? CODES.serverError.code : CODES.badParameter.code;
}

/** Answers whatever a request failed with: an envelope under /api, else the plain error page. The cause goes to the log. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  stylesheets: readonly string[],
): FastifyReply {
  const status = statusOf(error);
  const isBusy = error instanceof Overloaded;
  // Of those there are thousands when there are any; the metrics count them.
  if (status >= 500 && !isBusy) {
    const message = status === 503 ? 'request not answered, because a store is away' : 'request failed';
    request.log[status === 503 ? 'warn' : 'error']({ err: error }, message);
  }
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (isBusy || error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfter));
  if (error instanceof RequestRefused && error.allow !== undefined) reply.header('allow', error.allow);
  reply.code(status).header('cache-control', CACHE_CONTROL.never).header('x-request-id', request.id);
  if (!isApi(request.raw.url ?? ''))
    return reply
      .type(HTML_TYPE)
      .send(isBusy ? busyPage(stylesheets) : errorPage(status, request.id, stylesheets));

  const isOurs = status >= 500 || !(error instanceof Error);
  const envelope: Envelope = {
    code: codeOf(status),
    msg: isBusy ? BUSY_MESSAGE : isOurs ? UNANSWERED : error.message,
    data: null,
    traceId: request.id,
  };
  return reply.type('application/json; charset=utf-8').send(envelope);
}
