import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Current } from '../../content/published.ts';
import { KeptTexts } from '../../content/kept-texts.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';

interface FeedRequest {
  content: ContentSnapshot;
  language: Language;
  origin: string;
}
export type BuildFeed = (
  name: string,
  request: FeedRequest,
) => Promise<{ type: string; text: string } | undefined>;

interface FeedParts {
  current: Current;
  build: BuildFeed;
  origin: string;
}

/** `GET /feed/<name>?language=EN`: what other people's programs follow, built once for each content version. */
export function mountFeeds(app: FastifyInstance, { current, build, origin }: FeedParts): void {
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
        build(file, { content: snapshot, language, origin }),
      );
      if (feed === undefined) throw new RequestRefused(404, 'There is no such feed.');
      const { status, headers, bytes } = answerWithBody(
        { status: 200, type: feed.type, cacheControl: CACHE_CONTROL.page, body: feed.body },
        request.headers,
      );
      return (
        reply
          .code(status)
          .headers(headers)
          // Public prices: a page of anybody's may read them.
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes)
      );
    },
  );
}
