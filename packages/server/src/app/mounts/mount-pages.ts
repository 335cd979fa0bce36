import type { FastifyInstance, FastifyReply } from 'fastify';
import { isSitePath } from '@bank/contract';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Config } from '../../operation/config.ts';
import { mobileRedirect } from '../../pages/mobile-redirect.ts';
import type { PagePacking } from '../../pages/page-packing.ts';
import type { PageAnswer, Pages } from '../../pages/pages.ts';
import { HTML_TYPE } from '../../pages/quick-pages.ts';
import { isApi } from '../../http/limits/request-limits.ts';
import type { AppParts } from '../app-parts.ts';
import type { Visitors } from '../visitors.ts';

interface PagesMounting extends Pick<AppParts, 'metrics'> {
  pages: Pages;
  packing: PagePacking;
  visitors: Visitors;
  config: Pick<Config, 'mobileSiteUrl' | 'siteOrigin'>;
}

/** Everything that is nothing else is a page, or an address that the site sends on. */
export function mountPages(
  app: FastifyInstance,
  { pages, packing, visitors, config, metrics }: PagesMounting,
): void {
  const { mobileSiteUrl } = config;
  app.get('/*', { config: { kind: 'page' } }, async (request, reply) => {
    const url = request.raw.url ?? '/';
    if (isApi(url)) return reply.callNotFound();
    if (mobileSiteUrl !== '') {
      const redirect = mobileRedirect(url, request.headers, config);
      if (redirect) return reply.code(302).headers(redirect).send();
    }
    const answer = await pages.answer(url, visitors.nameOf(request));
    if (answer.kind === 'redirect') {
      // With a mobile site the answer of the root depends on who asks.
      const isPerVisitor = mobileSiteUrl !== '' && /^\/($|\?)/.test(url);
      return sendRedirect(reply, answer, isPerVisitor ? CACHE_CONTROL.perVisitor : CACHE_CONTROL.redirect);
    }
    packing.count(answer.page);
    const page = await packing.forVisitor(answer.page, request.headers['accept-encoding']);
    const { status, headers, bytes } = answerWithBody({ ...page, type: HTML_TYPE }, request.headers);
    metrics.cache.inc({ result: status === 304 ? 'not-modified' : answer.result });
    return reply.code(status).headers(headers).send(bytes);
  });
}

function sendRedirect(
  reply: FastifyReply,
  { location, status }: Extract<PageAnswer, { kind: 'redirect' }>,
  cacheControl: string,
): FastifyReply {
  // Addresses come from visitors; none of them may lead a visitor off the site (SEC-7).
  if (!isSitePath(location)) throw new Error('The site redirects to an address that is no path of this site');
  return reply.code(status).header('location', location).header('cache-control', cacheControl).send();
}
