import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '@bank/contract';
import { sendBody } from '../../http/bodies/send-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { KeptTexts } from '../../content/kept-texts.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { Config } from '../../operation/config.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';
import { securityText } from './security-text.ts';

interface DiscoveryMounting extends Pick<AppParts, 'current'> {
  api: Pick<ApiParts, 'buildDiscoveryFile'>;
  config: Pick<Config, 'siteOrigin' | 'securityContact'>;
}

/** What browsers and people who look for weaknesses find at fixed addresses. */
export function mountDiscovery(
  app: FastifyInstance,
  { current, api, config: { siteOrigin: origin, securityContact: contact } }: DiscoveryMounting,
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
          api.buildDiscoveryFile(name, { content: snapshot, language, origin }),
        );
        if (file === undefined) throw new RequestRefused(404, 'There is no such file.');
        return sendBody(request, reply, { ...file, cacheControl: CACHE_CONTROL.smallFile });
      },
    );
  }
}
