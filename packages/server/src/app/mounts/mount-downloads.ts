import type { FastifyInstance } from 'fastify';
import { ByteBoundedCache } from '../../http/bodies/byte-bounded-cache.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { contentDisposition } from '../../http/bodies/content-disposition.ts';
import { sendBody } from '../../http/bodies/send-body.ts';
import { publishedNow } from '../../content/published.ts';
import { encodeBody, type EncodedBody } from '../../http/bodies/encoded-body.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { Config } from '../../operation/config.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';

/** A history of many years has some 100 kB; this holds the most wanted hundreds. */
const CACHE_BYTES = 16 * 1024 * 1024;
const TYPE = 'text/csv; charset=utf-8';

interface CachedFile {
  readonly versionKey: string;
  readonly fileName: string;
  readonly body: EncodedBody;
  readonly bytes: number;
}

interface DownloadMounting extends Pick<AppParts, 'current'> {
  api: Pick<ApiParts, 'askDownload'>;
  config: Pick<Config, 'imageBase'>;
}

/** `GET /download/<name>.csv?…`: tables of the content as files, built once for each content version. */
export function mountDownloads(
  app: FastifyInstance,
  { current, api, config: { imageBase } }: DownloadMounting,
): void {
  const kept = new ByteBoundedCache<CachedFile>(CACHE_BYTES);

  app.get<{ Params: { file: string } }>(
    '/download/:file',
    { config: { kind: 'media' } },
    async (request, reply) => {
      const [, name = ''] = /^([a-z-]{1,40})\.csv$/.exec(request.params.file) ?? [];
      const asked = api.askDownload(name, new URL(request.raw.url ?? '/', 'http://site').searchParams);
      if (asked.kind === 'missing') throw new RequestRefused(404, 'There is no such file.');
      if (asked.kind === 'refused') {
        return reply
          .code(400)
          .header('cache-control', CACHE_CONTROL.never)
          .type('text/plain; charset=utf-8')
          .send(
            `下载地址有误，请从产品或牌价页面重新下载。\nThis download address is not right.\n\n${asked.message}\n`,
          );
      }
      const { version, snapshot } = publishedNow(current);
      let file = kept.get(asked.key);
      if (file?.versionKey !== version.key) {
        const built = await asked.build({ content: snapshot, imageBase });
        if (built.kind !== 'file') throw new RequestRefused(404, 'There is no such file.');
        const body = await encodeBody(Buffer.from(built.text), true);
        file = { versionKey: version.key, fileName: built.fileName, body, bytes: body.bytes };
        kept.set(asked.key, file);
      }
      return sendBody(
        request,
        reply,
        { type: TYPE, cacheControl: CACHE_CONTROL.page, body: file.body },
        {
          'content-disposition': contentDisposition('attachment', file.fileName),
          'x-robots-tag': 'noindex',
        },
      );
    },
  );
}
