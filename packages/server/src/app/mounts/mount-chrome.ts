import type { FastifyInstance } from 'fastify';
import { createClient } from '@bank/contract';
import { publishedNow } from '../../content/published.ts';
import { encodeBody, type EncodedBody } from '../../http/bodies/encoded-body.ts';
import { BROTLI } from '../../http/bodies/packing-levels.ts';
import { sendBody } from '../../http/bodies/send-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { AppParts } from '../app-parts.ts';
import { builtFileType } from './built-file-type.ts';

// Three of each language, and the colours, of the last few publications.
const KEPT_FILES = 32;

/**
 * The files that documents take the data of header and footer from, and styles in the colours of a bank; their names hold a
 * hash of their content or say all of it.
 */
export function mountChrome(
  app: FastifyInstance,
  { current, site: source }: Pick<AppParts, 'current' | 'site'>,
): void {
  const kept = new Map<string, Promise<EncodedBody>>();

  const bodyOf = async (name: string) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const { site, transport } = publishedNow(current);
    const text = isStyle(name)
      ? source().assets.brandText(`/chrome/${name}`)
      : await site.chromeFile(name, (language) => createClient(language, transport));
    if (text === undefined) throw new RequestRefused(404, 'There is no such file.');
    const body = kept.get(name) ?? encodeBody(Buffer.from(text), true, BROTLI.best);
    kept.set(name, body);
    for (const older of kept.keys()) if (kept.size > KEPT_FILES) kept.delete(older);
    return body;
  };

  app.get<{ Params: { name: string } }>(
    '/chrome/:name',
    { config: { kind: 'asset' } },
    async (request, reply) => {
      const body = await bodyOf(request.params.name);
      const type = builtFileType(request.params.name);
      return sendBody(request, reply, { type, body, cacheControl: CACHE_CONTROL.immutable });
    },
  );
}

const isStyle = (name: string) => name.endsWith('.css');
