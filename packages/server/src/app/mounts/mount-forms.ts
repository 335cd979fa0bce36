import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Envelope } from '@bank/contract';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Published } from '../../content/published.ts';
import type { Config } from '../../operation/config.ts';
import type { Pages } from '../../pages/pages.ts';
import { HTML_TYPE } from '../../pages/quick-pages.ts';
import { isApi } from '../../http/limits/request-limits.ts';
import { RequestRefused, TooManyRequests } from '../../http/limits/request-refused.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';
import type { Visitors } from '../visitors.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
// More fields than any form of ours has.
const FIELDS_AT_MOST = 30;

interface FormsMounting extends Pick<AppParts, 'visits'> {
  pages: Pages;
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
  const { pages, visitors, api } = parts;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
      done(null, readFields(String(body))),
    );
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
        const source = { status, type: HTML_TYPE, cacheControl: CACHE_CONTROL.perVisitor, body: page.body };
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

/** Throws {@link RequestRefused} for a field that comes twice: nobody could say which of them counts. */
function readFields(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const given = [...new URLSearchParams(body)];
  if (given.length > FIELDS_AT_MOST) throw new RequestRefused(400, 'The form has too many fields.');
  for (const [name, value] of given) {
    if (name in fields) throw new RequestRefused(400, 'A field of the form comes twice.');
    fields[name] = value;
  }
  return fields;
}

/** Browsers say where a form comes from; what says nothing is no browser, and has nobody's trust to abuse. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
