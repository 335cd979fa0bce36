import type { FastifyInstance } from 'fastify';
import { ContentUnavailable } from '@bank/store';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { identityOf } from '../../http/bodies/encoded-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Config } from '../../operation/config.ts';
import type { SpareTime } from '../../http/bodies/spare-time.ts';
import { contentDisposition } from '../../http/bodies/content-disposition.ts';
import { sendPart } from '../../http/bodies/send-part.ts';
import { MediaFiles } from '../../content/media/media-files.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';

interface MediaMounting extends Pick<AppParts, 'media' | 'current' | 'log'> {
  spareTime: SpareTime;
  api: Pick<ApiParts, 'fileNameOf'>;
  config: Pick<Config, 'imagePath' | 'filePath' | 'mediaCacheBytes'>;
}

/**
 * Serves pictures and documents of the content. When they are configured to come from another host,
 * that host fetches them here under the default paths.
 */
export function mountMedia(app: FastifyInstance, { current, config, api, ...parts }: MediaMounting): void {
  const files = new MediaFiles(parts, config.mediaCacheBytes);
  const savedAs = async (stored: string) => {
    const published = current();
    try {
      return (published && (await api.fileNameOf(published.snapshot, stored))) ?? stored;
    } catch (error) {
      // A kept file is served while the store is away, under the name that it is stored by.
      if (error instanceof ContentUnavailable) return stored;
      throw error;
    }
  };
  const mount = (kind: 'image' | 'file', path: string) => {
    app.get<{ Params: { '*': string } }>(
      `${path}*`,
      { config: { kind: 'media' } },
      async (request, reply) => {
        const stored = request.params['*'];
        const file = await files.find(kind, stored);
        if (file === undefined) throw new RequestRefused(404, 'There is no such file.');
        const { status, headers, bytes } = answerWithBody(
          { status: 200, type: file.type, cacheControl: CACHE_CONTROL.immutable, body: file.body },
          request.headers,
        );
        reply.headers({ ...headers, 'content-security-policy': file.contentPolicy });
        if (file.disposition !== undefined) {
          reply.header('content-disposition', contentDisposition(file.disposition, await savedAs(stored)));
        }
        // A compressed text has no bytes of its own to count; documents are what viewers ask for in parts.
        if (bytes === undefined || file.body.gzip !== undefined) return reply.code(status).send(bytes);
        return sendPart(request, reply, bytes, identityOf(file.body).etag);
      },
    );
  };
  mount('image', config.imagePath);
  mount('file', config.filePath);
}
