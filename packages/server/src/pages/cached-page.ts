import { CACHE_CONTROL } from '../http/cache-control.ts';
import { plainBody, type EncodedBody } from '../http/bodies/encoded-body.ts';
import { mouldedBody } from '../http/bodies/moulded-body.ts';
import { BROTLI, type BrotliLevel } from '../http/bodies/packing-levels.ts';
import { utf8Bytes } from '../http/bodies/utf8-bytes.ts';
import { loggedPath } from '../http/requests/logged-path.ts';
import type { Rendered } from '@bank/site/render-contract';

/** A rendered page as it is kept and sent: its bytes are shared by all visitors. */
export interface CachedPage {
  /** The canonical url, which is also its key. */
  readonly url: string;
  readonly versionKey: string;
  readonly status: 200 | 404 | 410;
  readonly cacheControl: string;
  readonly body: EncodedBody;
  /** What it is made of, for caches before us; undefined where none is told. */
  readonly tags?: readonly string[] | undefined;
  /** The header with its tags, where there is one. */
  readonly edge?: Readonly<Record<string, string>> | undefined;
  readonly loggedPath: string;
  /** How often visitors were given it in all its forms; of the version before it, half as often. */
  readonly asked: { times: number };
  /** What it takes in the cache. */
  readonly bytes: number;
}

// Strings, objects and the place in the map, beside the bodies themselves.
const OVERHEAD_BYTES = 2_048;

export function toCachedPage(
  url: string,
  versionKey: string,
  rendered: Extract<Rendered, { kind: 'html' }>,
  askedBefore = 0,
): CachedPage {
  const cacheControl = rendered.status === 200 ? CACHE_CONTROL.page : CACHE_CONTROL.missingPage;
  return withBody(
    {
      url,
      versionKey,
      status: rendered.status,
      cacheControl: rendered.cacheable ? cacheControl : CACHE_CONTROL.never,
      loggedPath: loggedPath(url),
      asked: { times: Math.floor(askedBefore / 2) },
    },
    plainBody(utf8Bytes(rendered.html), true),
  );
}

/** A page that is hardly kept: whoever asks for it is sent its mould with its values. */
export function toFilledPage(
  url: string,
  versionKey: string,
  { status, mould, values }: Extract<Rendered, { kind: 'filled' }>,
): CachedPage {
  const cacheControl = CACHE_CONTROL.missingPage;
  const body = mouldedBody(mould, values);
  return withBody(
    { url, versionKey, status, cacheControl, loggedPath: loggedPath(url), asked: { times: 0 } },
    body,
  );
}

export function withBody(page: Omit<CachedPage, 'body' | 'bytes'>, body: EncodedBody): CachedPage {
  return { ...page, body, bytes: body.bytes + page.url.length * 2 + OVERHEAD_BYTES };
}

/** What is there is read by people, what is not mostly by machines that try addresses. */
export const quickLevel = ({ status }: CachedPage): BrotliLevel =>
  status === 200 ? BROTLI.quick : BROTLI.least;
