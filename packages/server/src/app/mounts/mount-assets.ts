import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../../http/bodies/accepted-encoding.ts';
import { parseRange } from '../../http/bodies/byte-range.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import { FormerFiles, formerFilesOf } from '../../pages/former-files.ts';
import { builtFiles, type BuiltFile, type BuiltForm } from '../../pages/mirror/built-files.ts';
import type { AppParts } from '../app-parts.ts';
import { builtFileType } from './built-file-type.ts';

/**
 * Serves the built files by their very addresses, so that none can lead out of the folder. Names under /assets hold a hash of
 * their content; all thousand are one route, for a router takes a third of a second to learn so many.
 */
export function mountAssets(
  app: FastifyInstance,
  { clientFolder, config: settings }: Pick<AppParts, 'clientFolder' | 'config'>,
): void {
  const config = { kind: 'asset' } as const;
  const former = new FormerFiles(formerFilesOf(settings));
  const files = clientFolder === undefined ? [] : builtFiles(resolve(clientFolder));
  const assets = new Map(files.map((file) => [file.address, file]));
  app.get<{ Params: { '*': string } }>('/assets/*', { config }, async (request, reply) => {
    const name = request.params['*'];
    const file = assets.get(`/assets/${name}`) ?? (await former.find(name));
    // A chunk that is gone must not become a page: a browser would try to run its HTML.
    if (file === undefined) throw new RequestRefused(404, 'There is no such asset.');
    return sendBuiltFile(request, reply, file);
  });
  for (const file of files.filter(({ kind }) => kind !== 'asset')) {
    app.get(file.address, { config }, (request, reply) => sendBuiltFile(request, reply, file));
    // Browsers ask for it on every page that names no icon: error pages, pictures, documents.
    if (file.address === '/favicon.svg') {
      app.get('/favicon.ico', { config }, (request, reply) => sendBuiltFile(request, reply, file));
    }
  }
}

/** Straight from the disk, so that a slow reader holds no more of it than a socket takes. */
function sendBuiltFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const { headers } = request;
  const encoding = acceptedEncoding(
    headers['accept-encoding'],
    file.forms.flatMap(([form]) => (form === 'br' || form === 'gzip' ? [form] : [])),
  );
  const [, path, length, changedAt] = formOf(file, encoding);
  // As nginx makes one of the same file.
  const etag = `"${changedAt.toString(16)}-${length.toString(16)}"`;
  reply.headers({
    'cache-control': file.kind === 'asset' ? CACHE_CONTROL.immutable : CACHE_CONTROL.smallFile,
    vary: 'Accept-Encoding',
    etag,
    'last-modified': new Date(changedAt * 1_000).toUTCString(),
    'accept-ranges': 'bytes',
  });
  if (isCurrent(headers, etag, changedAt)) return reply.code(304).send();
  reply.header('content-type', builtFileType(file.address));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const isConditionMet = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isConditionMet ? parseRange(headers.range, length) : undefined;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${length}`).send();
  }
  const { first, last } = range ?? { first: 0, last: length - 1 };
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${length}`);
  reply.header('content-length', String(last - first + 1));
  return reply.send(length === 0 ? '' : createReadStream(path, { start: first, end: last }));
}

function formOf({ forms }: BuiltFile, encoding: string): BuiltForm {
  const found = forms.find(([form]) => form === encoding) ?? forms[0];
  if (found === undefined) throw new Error('A built file has at least the form that it was built in');
  return found;
}

/** Whether the visitor holds this file already; its date counts only where no ETag was sent (RFC 9110, 13.2.2). */
function isCurrent(asked: FastifyRequest['headers'], etag: string, changedAt: number): boolean {
  const held = asked['if-none-match'];
  if (held !== undefined) return held.trim() === '*' || held.includes(etag);
  const since = asked['if-modified-since'];
  return since !== undefined && Date.parse(since) >= changedAt * 1_000;
}
