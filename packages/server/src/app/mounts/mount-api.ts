import type { FastifyInstance } from 'fastify';
import type { ClosesSource } from '../../content/closes-source.ts';
import { publishedNow } from '../../content/published.ts';
import { quoteSource } from '../../content/quote-source.ts';
import type { Admission } from '../../http/overload/admission.ts';
import { packAnswers } from '../../http/bodies/pack-answers.ts';
import type { AppParts } from '../app-parts.ts';
import type { Visitors } from '../visitors.ts';

interface ApiMounting extends Pick<
  AppParts,
  'api' | 'config' | 'current' | 'log' | 'now' | 'searching' | 'visits'
> {
  visitors: Visitors;
  admission: Pick<Admission, 'call'>;
  letterKey: () => Buffer | undefined;
  shareCloses: ClosesSource | undefined;
}

/** Every call under /api, answered from what visitors see now; in development also the document that describes them. */
export async function mountApi(app: FastifyInstance, parts: ApiMounting): Promise<void> {
  const { api, config, current, log, now, searching, shareCloses, visitors, visits, letterKey, admission } =
    parts;
  await app.register(async (scope) => {
    packAnswers(scope);
    // Before the body is read, for whoever is refused costs as little as may be.
    scope.addHook('onRequest', (request) => admission.call(visitors.nameOf(request)));
    api.registerApi(scope, {
      snapshot: () => publishedNow(current).snapshot,
      imageBase: config.imageBase,
      stockQuote: config.quoteUrl === '' ? undefined : quoteSource(config.quoteUrl, log),
      shareCloses,
      ...searching,
      ...(now && { now }),
      visits,
      letterKey,
      admit: (request, limit) => visitors.admit(limit, visitors.nameOf(request)),
      visitorOf: (request) => visitors.nameOf(request),
    });
    if (config.isDevelopment) scope.get('/api/openapi.json', async () => api.openApiDocument());
  });
}
