import { ByteBoundedCache } from '../../http/bodies/byte-bounded-cache.ts';
import { encodeBody, type EncodedBody } from '../../http/bodies/encoded-body.ts';
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

/** Pictures and documents of the content store, the most wanted ones kept in memory and shared by all readers. */
export class MediaFiles {
  readonly #media: Pick<SoundMedia, 'read'>;
  readonly #kept: ByteBoundedCache<MediaFile>;
  readonly #reading = new Map<string, Promise<MediaFile | undefined>>();

  constructor(media: Pick<SoundMedia, 'read'>, limit: number) {
    this.#media = media;
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
    const media = await this.#media.read(name);
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
    return file;
  }
}

function dispositionOf(extension: string): MediaFile['disposition'] {
  if (extension in IMAGE_TYPES) return undefined;
  return INLINE.has(extension) ? 'inline' : 'attachment';
}
