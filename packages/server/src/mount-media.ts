import type { FastifyInstance } from 'fastify';
import { answerWithBody } from './body-answer.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import type { Config } from './config.ts';
import type { ContentWatch } from './content-watch.ts';
import { MediaFiles } from './media-files.ts';
import { RequestRefused } from './request-refused.ts';

/**
 * Serves pictures and documents of the content. When they are configured to come from another host,
 * that host fetches them here under the default paths.
 */
export function mountMedia(app: FastifyInstance, content: Pick<ContentWatch, 'store'>, config: Config): void {
  const media = new MediaFiles(() => content.store(), config.mediaCacheBytes);
  const mount = (kind: 'image' | 'file', prefix: string) => {
    app.get<{ Params: { '*': string } }>(
      `${prefix}*`,
      { config: { kind: 'media' } },
      async (request, reply) => {
        const file = await media.find(kind, request.params['*']);
        if (file === undefined) throw new RequestRefused(404, 'There is no such file.');
        const { status, headers, bytes } = answerWithBody(
          { status: 200, type: file.type, cacheControl: CACHE_CONTROL.immutable, body: file.body },
          request.headers,
        );
        reply.headers({ ...headers, 'content-security-policy': file.contentPolicy });
        if (file.disposition !== undefined) reply.header('content-disposition', file.disposition);
        return reply.code(status).send(bytes);
      },
    );
  };
  mount('image', config.imageBase.startsWith('/') ? config.imageBase : '/images/');
  mount('file', config.fileBase.startsWith('/') ? config.fileBase : '/files/');
}
