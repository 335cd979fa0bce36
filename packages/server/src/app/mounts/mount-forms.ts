import type { FastifyInstance } from 'fastify';
import type { Envelope } from '@bank/contract';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Published } from '../../content/published.ts';
import type { Config } from '../../operation/config.ts';
import type { PagePacking } from '../../pages/page-packing.ts';
import type { Pages } from '../../pages/pages.ts';
import { HTML_TYPE } from '../../pages/quick-pages.ts';
import { acceptFormsOnly } from '../../http/limits/accept-forms-only.ts';
import { isFromElsewhere } from '../../http/requests/from-elsewhere.ts';
import { isApi } from '../../http/limits/request-limits.ts';
import { RequestRefused, TooManyRequests } from '../../http/limits/request-refused.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';
import type { Visitors } from '../visitors.ts';

interface FormsMounting extends Pick<AppParts, 'visits'> {
  pages: Pages;
  packing: PagePacking;
  visitors: Visitors;
  api: Pick<ApiParts, 'createVisitorTransport' | 'statusOf' | 'retryAfterOf'>;
  config: Pick<Config, 'imageBase'>;
  letterKey: () => Buffer | undefined;
}

/**
 * Forms without script: a page that takes a form is posted to its own address and answered with itself, for this
 * visitor alone (docs/decisions/0012). It changes nothing that belongs to anybody, and still takes no other site's form.
 */
export function mountForms(app: FastifyInstance, parts: FormsMounting): void {
  const { pages, packing, visitors, api } = parts;
  void app.register(async (scope) => {
    acceptFormsOnly(scope);
    scope.post('/*', {
      config: { kind: 'page' },
      onRequest: async (request, reply) => {
        if (isApi(request.raw.url ?? '')) return reply.callNotFound();
        if (isFromElsewhere(request)) throw new RequestRefused(403, 'The form came from another site.');
        // Showing the form again is what a challenge costs, and is counted with it.
        const wait = visitors.admit('challenge', visitors.nameOf(request));
        if (wait !== undefined) throw new TooManyRequests(wait);
        return undefined;
      },
      handler: async (request, reply) => {
        let refused: () => Envelope | undefined = () => undefined;
        const posted = (request.body ?? {}) as Record<string, string>;
        const url = request.raw.url ?? '/';
        const visitor = visitors.nameOf(request);
        const page = await pages.answerForm(url, visitor, posted, (published) => {
          const asking = visitorTransport(visitor, published, parts);
          refused = () => asking.refusedWith();
          return asking.transport;
        });
        const envelope = refused();
        const status = envelope === undefined ? page.status : api.statusOf(envelope);
        const wait = envelope && api.retryAfterOf(envelope);
        if (wait !== undefined) reply.header('retry-after', String(wait));
        const { body } = await packing.forVisitor(page, request.headers['accept-encoding']);
        const source = { status, type: HTML_TYPE, cacheControl: CACHE_CONTROL.perVisitor, body };
        const { headers, bytes } = answerWithBody(source, request.headers);
        return reply.code(status).headers(headers).send(bytes);
      },
    });
  });
}

function visitorTransport(
  visitor: string,
  { transport, snapshot }: Published,
  { api, config, visits, visitors, letterKey }: FormsMounting,
) {
  return api.createVisitorTransport(
    transport,
    { content: snapshot, imageBase: config.imageBase, visits, visitor, now: Date.now, letterKey },
    (limit) => visitors.admit(limit, visitor),
  );
}
