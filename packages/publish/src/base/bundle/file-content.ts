import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { ContentError } from '../errors.ts';
import { words } from '../words.ts';

/** The bytes of one file of a bundle, wherever they lie; as often as they are asked for. */
export interface FileContent {
  readonly size: number;
  /** Where they are in memory. */
  readonly bytes?: Buffer;
  /** All of them in order; a piece is good until the next one is asked for. */
  chunks(): Iterable<Buffer>;
}

export function inMemory(bytes: Buffer): FileContent {
  return { size: bytes.length, bytes, chunks: () => [bytes] };
}

export function wholeOf(content: FileContent): Buffer {
  if (content.bytes !== undefined) return content.bytes;
  const whole = Buffer.allocUnsafe(content.size);
  let size = 0;
  for (const chunk of content.chunks()) size += chunk.copy(whole, size);
  return whole.subarray(0, size);
}

export function digestOf(content: FileContent): string {
  const hash = createHash('sha256');
  for (const chunk of content.chunks()) hash.update(chunk);
  return hash.digest('hex');
}

const CHUNK_BYTES = 1024 * 1024;

/** All bytes of an open file from its beginning, piece after piece in one buffer, which `size` bytes fit into if few. */
export function* chunksOf(file: number, size = CHUNK_BYTES): Generator<Buffer> {
  const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(1, size)));
  let offset = 0;
  let read: number;
  while ((read = readSync(file, chunk, 0, chunk.length, offset)) > 0) {
    offset += read;
    yield chunk.subarray(0, read);
  }
}

// The link check of a bundle and a later read are two moments; O_NOFOLLOW keeps a swap between them harmless.
export const READ_NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW;

/**
 * A file that has been compared with its digest and is too large to be kept. Every reading compares it again, and whoever
 * reads to the end has had the bytes that were compared. @throws ContentError when it is another file by then
 */
export function onDisk(
  place: string,
  { path, size, sha256 }: { path: string; size: number; sha256: string },
): FileContent {
  return {
    size,
    *chunks() {
      const file = openSync(place, READ_NO_LINK);
      try {
        const hash = createHash('sha256');
        for (const chunk of chunksOf(file, size)) {
          hash.update(chunk);
          yield chunk;
        }
        if (hash.digest('hex') !== sha256) {
          throw new ContentError(
            words`Stopped: ${path} was changed while it was being read. Nothing was imported; try again.`,
          );
        }
      } finally {
        closeSync(file);
      }
    },
  };
}
