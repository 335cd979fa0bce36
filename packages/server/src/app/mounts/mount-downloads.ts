import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ClosesSource } from '../../content/closes-source.ts';
import { KeptDownloads } from '../../content/kept-downloads.ts';
import { contentDisposition } from '../../http/bodies/content-disposition.ts';
import { sendBody } from '../../http/bodies/send-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { Config } from '../../operation/config.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';

const TYPE = 'text/csv; charset=utf-8';

interface DownloadMounting extends Pick<AppParts, 'current'> {
  api: Pick<ApiParts, 'askDownload'>;
  config: Pick<Config, 'imageBase'>;
  shareCloses: ClosesSource | undefined;
}

/** `GET /download/<name>.csv?…`: tables of the content as files. */
export function mountDownloads(
  app: FastifyInstance,
  { current, api, config: { imageBase }, shareCloses }: DownloadMounting,
): void {
  const kept = new KeptDownloads(current, { imageBase, shareCloses });
  app.get<{ Params: { file: string } }>(
    '/download/:file',
    { config: { kind: 'media' } },
    async (request, reply) => {
      const [, name = ''] = /^([a-z-]{1,40})\.csv$/.exec(request.params.file) ?? [];
      const asked = api.askDownload(name, new URL(request.raw.url ?? '/', 'http://site').searchParams);
      if (asked.kind === 'refused') return refuseAddress(reply, asked.message);
      const file = asked.kind === 'asked' ? await kept.get(asked) : undefined;
      if (file === undefined) throw new RequestRefused(404, 'There is no such file.');
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

function refuseAddress(reply: FastifyReply, reason: string): FastifyReply {
  return reply
    .code(400)
    .header('cache-control', CACHE_CONTROL.never)
    .type('text/plain; charset=utf-8')
    .send(`下载地址有误，请从产品或牌价页面重新下载。\nThis download address is not right.\n\n${reason}\n`);
}
