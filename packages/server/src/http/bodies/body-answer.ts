import type { IncomingHttpHeaders } from 'node:http';
import { chooseEncoding } from './accepted-encoding.ts';
import { isHeld, type EncodedBody } from './encoded-body.ts';

export interface BodySource {
  status: number;
  type: string;
  cacheControl: string;
  body: EncodedBody;
  /** What else caches before us are told of it. */
  edge?: Readonly<Record<string, string>> | undefined;
}

interface BodyAnswer {
  status: number;
  headers: Record<string, string>;
  /** Undefined for 304. */
  bytes: Buffer | undefined;
}

/** Status, headers and bytes for one visitor; the caller leaves out the bytes for HEAD, as Node does by itself. */
export function answerWithBody(source: BodySource, asked: IncomingHttpHeaders): BodyAnswer {
  const { encoding, representation } = chooseEncoding(source.body, asked['accept-encoding']);
  const headers: Record<string, string> = {
    'cache-control': source.cacheControl,
    etag: representation.etag,
    ...source.edge,
  };
  if (source.body.isPackable) headers['vary'] = 'Accept-Encoding';
  if (source.status === 200 && isHeld(representation, asked['if-none-match'])) {
    return { status: 304, headers, bytes: undefined };
  }
  headers['content-type'] = source.type;
  headers['content-length'] = String(representation.bytes.length);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status: source.status, headers, bytes: representation.bytes };
}
