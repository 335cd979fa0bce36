import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '@bank/contract';
import { sendBody } from '../../http/bodies/send-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { KeptTexts } from '../../content/kept-texts.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { Config } from '../../operation/config.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';

interface FeedMounting extends Pick<AppParts, 'current'> {
  api: Pick<ApiParts, 'buildFeed'>;
  config: Pick<Config, 'siteOrigin'>;
}

// Public prices: a page of anybody's may read them.
const FOR_EVERYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** `GET /feed/<name>?language=EN`: what other people's programs follow, built once for each content version. */
export function mountFeeds(
  app: FastifyInstance,
  { current, api, config: { siteOrigin: origin } }: FeedMounting,
): void {
  // As many as there are feeds and languages: a name that is no feed is never kept.
  const kept = new KeptTexts(current);
  app.get<{ Params: { file: string } }>(
    '/feed/:file',
    { config: { kind: 'media' } },
    async (request, reply) => {
      const asked = new URL(request.raw.url ?? '/', 'http://site').searchParams.get('language');
      const language = LANGUAGES.find((known) => known === asked) ?? 'CN';
      const { file } = request.params;
      const feed = await kept.get(`${language} ${file}`, ({ snapshot }) =>
        api.buildFeed(file, { content: snapshot, language, origin }),
      );
      if (feed === undefined) throw new RequestRefused(404, 'There is no such feed.');
      return sendBody(request, reply, { ...feed, cacheControl: CACHE_CONTROL.page }, FOR_EVERYBODY);
    },
  );
}
