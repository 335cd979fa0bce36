import type { FastifyInstance } from 'fastify';
import { ContentUnavailable, type ContentSnapshot } from '@bank/store';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { parseRange } from '../../http/bodies/byte-range.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Config } from '../../operation/config.ts';
import { contentDisposition } from '../../http/bodies/content-disposition.ts';
import type { Current } from '../../content/published.ts';
import { MediaFiles } from '../../content/media/media-files.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { SoundMedia } from '../../content/media/sound-media.ts';

/** What a stored file is called in the content that visitors see now. */
export type FileNameOf = (content: ContentSnapshot, stored: string) => Promise<string | undefined>;

interface MediaParts {
  media: Pick<SoundMedia, 'read'>;
  current: Current;
  config: Pick<Config, 'imagePath' | 'filePath' | 'mediaCacheBytes'>;
  fileNameOf: FileNameOf;
}

/**
 * Serves pictures and documents of the content. When they are configured to come from another host,
 * that host fetches them here under the default paths.
 */
export function mountMedia(app: FastifyInstance, { media, current, config, fileNameOf }: MediaParts): void {
  const files = new MediaFiles(media, config.mediaCacheBytes);
  const nameOf = async (stored: string) => {
    const published = current();
    try {
      return (published && (await fileNameOf(published.snapshot, stored))) ?? stored;
    } catch (error) {
      // A kept file is served while the store is away, under the name that it is stored by.
      if (error instanceof ContentUnavailable) return stored;
      throw error;
    }
  };
  const mount = (kind: 'image' | 'file', prefix: string) => {
    app.get<{ Params: { '*': string } }>(
      `${prefix}*`,
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
          reply.header('content-disposition', contentDisposition(file.disposition, await nameOf(stored)));
        }
        // A compressed text has no bytes of its own to count; documents are what viewers ask for in parts.
        if (status !== 200 || bytes === undefined || file.body.gzip !== undefined)
          return reply.code(status).send(bytes);
        reply.header('accept-ranges', 'bytes');
        const { range: wanted, 'if-range': condition } = request.headers;
        const isCurrent = condition === undefined || condition === headers['etag'];
        const range = isCurrent ? parseRange(wanted, bytes.length) : undefined;
        if (range === undefined) return reply.send(bytes);
        if (range === 'unsatisfiable') {
          return reply
            .code(416)
            .header('content-range', `bytes */${bytes.length}`)
            .header('content-length', '0')
            .send();
        }
        const { first, last } = range;
        const part = bytes.subarray(first, last + 1);
        return reply
          .code(206)
          .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
          .header('content-length', String(part.length))
          .send(part);
      },
    );
  };
  mount('image', config.imagePath);
  mount('file', config.filePath);
}
