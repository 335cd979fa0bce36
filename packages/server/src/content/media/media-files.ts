import { ByteBoundedCache } from '../../http/bodies/byte-bounded-cache.ts';
import { encodeBody, packed, withRepresentation, type EncodedBody } from '../../http/bodies/encoded-body.ts';
import { BROTLI } from '../../http/bodies/packing-levels.ts';
import type { SpareTime } from '../../http/bodies/spare-time.ts';
import type { Logger } from '../../operation/log.ts';
import type { SoundMedia } from './sound-media.ts';

/** Types are ours, never the uploader's; an extension that is not listed is not served (SEC-3). */
const IMAGE_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};
const FILE_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const COMPRESSIBLE = new Set(['svg', 'csv', 'txt', 'json', 'vtt']);
/** Shown or played where they stand; everything else is saved. */
const INLINE = new Set(['pdf', 'webm', 'mp4', 'vtt']);

interface MediaFile {
  readonly type: string;
  /** Undefined for pictures, which belong to a page. */
  readonly disposition: 'inline' | 'attachment' | undefined;
  readonly contentPolicy: string;
  readonly body: EncodedBody;
  readonly bytes: number;
}

// A picture is data even when an author smuggled markup into it; the styles are the ones inside an SVG.
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
// Chromium 156 opens its viewer also in a sandbox, but many browsers here are built on older ones that show a blank
// page then. The fixed type with nosniff is what keeps a document from being run; this keeps it from loading anything.
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

interface MediaParts {
  media: Pick<SoundMedia, 'read'>;
  spareTime: Pick<SpareTime, 'use'>;
  log: Pick<Logger, 'error'>;
}

/** Pictures and documents of the content store, the most wanted ones kept in memory and shared by all readers. */
export class MediaFiles {
  readonly #parts: MediaParts;
  readonly #kept: ByteBoundedCache<MediaFile>;
  readonly #reading = new Map<string, Promise<MediaFile | undefined>>();

  constructor(parts: MediaParts, limit: number) {
    this.#parts = parts;
    this.#kept = new ByteBoundedCache(limit);
  }

  /** Undefined when there is no such file of this kind. Rejects as SoundMedia does. */
  async find(kind: 'image' | 'file', name: string): Promise<MediaFile | undefined> {
    const [, extension = ''] = /^[0-9a-f]{24}\.([a-z0-9]{1,5})$/.exec(name) ?? [];
    const type = (kind === 'image' ? IMAGE_TYPES : FILE_TYPES)[extension];
    if (type === undefined) return undefined;
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const reading = this.#reading.get(name) ?? this.#read(name, extension, type);
    this.#reading.set(name, reading);
    try {
      return await reading;
    } finally {
      this.#reading.delete(name);
    }
  }

  async #read(name: string, extension: string, type: string): Promise<MediaFile | undefined> {
    const media = await this.#parts.media.read(name);
    if (media === undefined) return undefined;
    const { buffer, byteOffset, byteLength } = media.bytes;
    const body = await encodeBody(
      Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength),
      COMPRESSIBLE.has(extension),
    );
    const file = {
      type,
      disposition: dispositionOf(extension),
      contentPolicy: extension === 'pdf' ? PDF_POLICY : SANDBOX,
      body,
      bytes: body.bytes,
    };
    this.#kept.set(name, file);
    if (body.br !== undefined) void this.#packBest(name);
    return file;
  }

  /** A picture never changes and is sent a thousand times: the best form takes a seventh less, and 20 ms once. */
  async #packBest(name: string): Promise<void> {
    try {
      await this.#parts.spareTime.use(async () => {
        const kept = this.#kept.peek(name);
        if (kept === undefined) return;
        const body = withRepresentation(kept.body, 'br', await packed(kept.body, 'br', BROTLI.best));
        this.#kept.set(name, { ...kept, body, bytes: body.bytes });
      });
    } catch (err) {
      this.#parts.log.error({ err, name }, 'a file could not be packed; it stays as it is');
    }
  }
}

function dispositionOf(extension: string): MediaFile['disposition'] {
  if (extension in IMAGE_TYPES) return undefined;
  return INLINE.has(extension) ? 'inline' : 'attachment';
}
