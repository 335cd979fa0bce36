import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '@bank/contract';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Current } from '../../content/published.ts';
import { KeptTexts } from '../../content/kept-texts.ts';
import type { BuildFeed } from './mount-feeds.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import { securityText } from './security-text.ts';

interface DiscoveryParts {
  current: Current;
  build: BuildFeed;
  origin: string;
  securityContact: string;
}

/** What browsers and people who look for weaknesses find at fixed addresses. */
export function mountDiscovery(
  app: FastifyInstance,
  { current, build, origin, securityContact: contact }: DiscoveryParts,
): void {
  app.get('/.well-known/security.txt', { config: { kind: 'asset' } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL.smallFile)
      .send(securityText({ contact, origin, now: Date.now() })),
  );

  const kept = new KeptTexts(current);
  for (const name of ['opensearch.xml', 'site.webmanifest']) {
    app.get<{ Querystring: { language?: unknown } }>(
      `/${name}`,
      { config: { kind: 'asset' } },
      async (request, reply) => {
        const language = LANGUAGES.find((known) => known === request.query.language) ?? 'CN';
        const file = await kept.get(`${language} ${name}`, ({ snapshot }) =>
          build(name, { content: snapshot, language, origin }),
        );
        if (file === undefined) throw new RequestRefused(404, 'There is no such file.');
        const { status, headers, bytes } = answerWithBody(
          { status: 200, type: file.type, cacheControl: CACHE_CONTROL.smallFile, body: file.body },
          request.headers,
        );
        return reply.code(status).headers(headers).send(bytes);
      },
    );
  }
}
