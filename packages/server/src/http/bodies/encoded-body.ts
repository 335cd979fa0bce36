import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
} from 'node:zlib';
import { fileTag, type FormDigit } from './file-tag.ts';
import { BROTLI, GZIP_LEVEL, windowBits, type BrotliLevel } from './packing-levels.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Representation {
  /** Shared by every answer that carries it. */
  readonly bytes: Buffer;
  readonly etag: string;
  readonly form: FormDigit;
}

/** One body in the encodings that it has been packed in so far. */
export interface EncodedBody {
  /** The same for every encoding; every ETag of this body begins with digits of it. */
  readonly digest: string;
  /** Whether an encoding saves anything. */
  readonly isPackable: boolean;
  /** Left out by {@link atRest}; {@link identityOf} always has it. */
  readonly identity?: Representation;
  readonly br?: Representation;
  readonly gzip?: Representation;
  /** Of a body that is nowhere whole: how its forms are made. */
  readonly made?: Making;
  readonly bytes: number;
}

interface Making {
  whole(): Buffer;
  /** Undefined where it has to be packed like any other. */
  br(): Promise<Buffer | undefined>;
  gzip(): Buffer;
}

type PlainBody = EncodedBody & { readonly identity: Representation };

const FORM: Readonly<Record<BrotliLevel, FormDigit>> = { 1: '1', 5: '5', 11: 'b' };
// Less than this fits one packet as it is.
const WORTH_ENCODING_BYTES = 1_024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A body as it is; nothing of it has been packed. */
export function plainBody(bytes: Buffer, isText: boolean): PlainBody {
  const digest = hash('sha256', bytes, 'base64url').slice(0, 22);
  const isPackable = isText && bytes.length >= WORTH_ENCODING_BYTES;
  return { digest, isPackable, identity: tagged(digest, '0', bytes), bytes: bytes.length };
}

/** A body in every encoding that saves something. */
export async function encodeBody(
  bytes: Buffer,
  isText: boolean,
  level: BrotliLevel = BROTLI.quick,
): Promise<PlainBody> {
  const plain = plainBody(bytes, isText);
  if (!plain.isPackable) return plain;
  const [br, gzipped] = await Promise.all([packed(plain, 'br', level), packed(plain, 'gzip')]);
  return withRepresentation(withRepresentation(plain, 'br', br), 'gzip', gzipped);
}

/**
 * A body as it is kept: packed, for what is unpacked takes six times as much. Whoever wants it has it unpacked again,
 * 0.2 ms for a page of 100 kB.
 */
export function atRest(body: EncodedBody): EncodedBody {
  if (body.identity === undefined || (body.br ?? body.gzip) === undefined) return body;
  const { identity, ...others } = body;
  return { ...others, bytes: body.bytes - identity.bytes.length };
}

/** Whether a body waits for its first packing. */
export const isUnpacked = ({ isPackable, made, br, gzip: gzipped }: EncodedBody): boolean =>
  isPackable && (made ?? br ?? gzipped) === undefined;

/** A body that is kept in two forms in the one that nearly every visitor takes; undefined where it is kept in one. */
export function inBrotliAlone(body: EncodedBody): EncodedBody | undefined {
  if (body.br === undefined || body.gzip === undefined) return undefined;
  const { gzip: other, ...others } = body;
  return { ...others, bytes: body.bytes - other.bytes.length };
}

/** A body as it is. */
export function identityOf({ digest, identity, made, br, gzip: gzipped }: EncodedBody): Representation {
  if (identity !== undefined) return identity;
  if (made !== undefined) return tagged(digest, '0', made.whole());
  if (br !== undefined) return tagged(digest, '0', brotliDecompressSync(br.bytes));
  if (gzipped !== undefined) return tagged(digest, '0', gunzipSync(gzipped.bytes));
  throw new Error('a body has to be kept in one of its forms');
}

/** What a body is in an encoding; brotli of the best level takes a tenth of a second, off the main thread. */
export async function packed(
  body: EncodedBody,
  encoding: Exclude<Encoding, 'identity'>,
  level: BrotliLevel = BROTLI.quick,
): Promise<Representation> {
  const { digest, made } = body;
  if (made !== undefined && encoding === 'gzip') return tagged(digest, '6', made.gzip());
  const ready = level === BROTLI.least ? await made?.br() : undefined;
  if (ready !== undefined) return tagged(digest, FORM[level], ready);
  const { bytes } = identityOf(body);
  if (encoding === 'gzip')
    return tagged(digest, '6', alone(await compressGzip(bytes, { level: GZIP_LEVEL })));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
  };
  // The least level takes less time than handing the work to another thread.
  const compress = level === BROTLI.least ? brotliCompressSync : compressBrotli;
  return tagged(digest, FORM[level], alone(await compress(bytes, { params })));
}

/** zlib answers with a part of the 16 KB that it wrote into; kept like that, a page of 3 KB would take five times what it counts. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * In memory that is mapped for it alone, as V8 does for what could grow: among blocks that are freed at once, what stays
 * would leave holes (docs/decisions/0085).
 */
export function mapped(representation: Representation): Representation {
  const { length } = representation.bytes;
  const bytes = Buffer.from(new ArrayBuffer(length, { maxByteLength: length }), 0, length);
  representation.bytes.copy(bytes);
  return { ...representation, bytes };
}

const tagged = (digest: string, form: FormDigit, bytes: Buffer): Representation => ({
  bytes,
  etag: fileTag(digest, form, bytes.length),
  form,
});

/** Whether a body is as small as it gets. */
export const isPackedBest = ({ br }: EncodedBody): boolean => br?.form === FORM[BROTLI.best];

export function withRepresentation<Body extends EncodedBody>(
  body: Body,
  encoding: Exclude<Encoding, 'identity'>,
  representation: Representation,
): Body {
  const bytes = body.bytes - (body[encoding]?.bytes.length ?? 0) + representation.bytes.length;
  return { ...body, [encoding]: representation, bytes };
}

/** Whether the visitor already holds these very bytes: `If-None-Match: W/"a", "b"`, compared weakly as for any GET. */
export function isHeld({ etag }: Representation, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag));
}
