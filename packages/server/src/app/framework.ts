import type { RequestListener, Server } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Headers } from '../http/headers.ts';
import { acceptJsonOnly } from '../http/limits/accept-json-only.ts';
import { BODY_LARGEST_BYTES, checkRequest, URL_LONGEST } from '../http/limits/request-limits.ts';
import { logRequests } from '../http/requests/request-log.ts';
import type { Pages } from '../pages/pages.ts';
import { answerError } from './answer-error.ts';
import type { AppParts } from './app-parts.ts';
import { methodsOf } from './refuse-unknown.ts';
import type { Visitors } from './visitors.ts';

interface FrameworkParts extends Pick<AppParts, 'site' | 'log' | 'metrics' | 'requestTraces'> {
  serverInFrontOf: (handler: RequestListener) => Server;
  nextRequestId: () => string;
  securityHeaders: Headers;
  visitors: Pick<Visitors, 'isTrusted'>;
  pages: Pick<Pages, 'takesForm'>;
}

/** Fastify as this site uses it: with our limits, headers, ids and log, and every failure answered by {@link answerError}. */
export function createFramework(parts: FrameworkParts): FastifyInstance {
  const { serverInFrontOf, nextRequestId, securityHeaders, visitors, pages, site, metrics, requestTraces } =
    parts;
  const { isTrusted } = visitors;
  const stylesheets = () => site().assets.css;
  // Fastify's own name for the type, or every plug-in would have to be typed for ours.
  const loggerInstance: FastifyBaseLogger = parts.log;
  const fastify = Fastify({
    serverFactory: (handler) => serverInFrontOf(handler),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    trustProxy: (address) => isTrusted(address),
    bodyLimit: BODY_LARGEST_BYTES,
    routerOptions: { maxParamLength: URL_LONGEST },
    // Addresses that the router cannot even decode reach no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      void answerError(error, request, reply, stylesheets());
    },
  });
  requestTraces?.follow(fastify);
  acceptJsonOnly(fastify);
  fastify.setErrorHandler((error, request, reply) => answerError(error, request, reply, stylesheets()));
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    checkRequest(request, {
      takesForm: (url) => pages.takesForm(url),
      methodsOf: (url) => methodsOf(fastify, url),
    });
  });
  logRequests(fastify, { isTrusted, metrics });
  return fastify;
}
