import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  deflateRawSync,
  type BrotliCompress,
} from 'node:zlib';
import { BROTLI, GZIP_LEVEL, windowBits } from './packing-levels.ts';

type Bytes = Uint8Array;
/** Puts values between pieces. */
export type Joined = (values: readonly Bytes[]) => Buffer;

/** RFC 1952: deflate, no name, no time, of no system in particular. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951, 3.2.4: the last block, as it is and of nothing. */
const DEFLATE_END = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** RFC 7932, 9.2: the last meta-block, empty. */
const BROTLI_END = Buffer.from([3]);

/** The values with the pieces around them. */
export const joined = (pieces: readonly Bytes[], values: readonly Bytes[]): Buffer =>
  Buffer.concat(
    pieces.flatMap((piece, index) => (index === 0 ? [piece] : [values[index - 1] as Bytes, piece])),
  );

/**
 * Gzip of pieces that were packed once: deflate lets blocks that are packed stand beside blocks that are as they are, and
 * none of a piece refers to another's.
 */
export function gzipOfPieces(pieces: readonly Bytes[]): Joined {
  const blocks = pieces.map((piece) =>
    deflateRawSync(piece, { level: GZIP_LEVEL, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const [first = Buffer.alloc(0), ...others] = pieces;
  const firstSum = crc32(first);
  return (values) => {
    let sum = firstSum;
    let length = first.length;
    for (const [index, piece] of others.entries()) {
      const value = values[index] as Bytes;
      sum = crc32(piece, crc32(value, sum));
      length += value.length + piece.length;
    }
    const end = Buffer.alloc(8);
    end.writeUInt32LE(sum);
    end.writeUInt32LE(length, 4);
    return Buffer.concat([GZIP_HEAD, joined(blocks, values.map(storedBlock)), DEFLATE_END, end]);
  };
}

/** A block as it is: its length, and that again with all bits turned. */
function storedBlock(value: Bytes): Buffer {
  const block = Buffer.alloc(5 + value.length);
  block.writeUInt16LE(value.length, 1);
  block.writeUInt16LE(~value.length & 0xffff, 3);
  block.set(value, 5);
  return block;
}

/**
 * The same in brotli, of the least level, which packs what it is given before a flush without looking at what was before. That is a way of
 * the library, no promise, so it is tried; undefined where it does not hold, and whoever asks packs the whole.
 */
export async function brotliOfPieces(pieces: readonly Bytes[]): Promise<Joined | undefined> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI.least,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
    },
  });
  const blocks = await flushedBlocks(encoder, pieces);
  encoder.destroy();
  const join: Joined = (values) => Buffer.concat([joined(blocks, values.map(rawBlock)), BROTLI_END]);
  return tried(pieces, join) ? join : undefined;
}

async function flushedBlocks(encoder: BrotliCompress, pieces: readonly Bytes[]): Promise<Buffer[]> {
  let chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  const failed = once(encoder, 'error').then(([error]) => {
    throw error as Error;
  });
  // Heard of below, where something waits.
  failed.catch(() => undefined);
  const blocks: Buffer[] = [];
  for (const piece of pieces) {
    const { promise, resolve } = Promise.withResolvers<void>();
    encoder.write(piece);
    encoder.flush(resolve);
    await Promise.race([promise, failed]);
    // What the stream has is handed on by then.
    await setImmediate();
    blocks.push(Buffer.concat(chunks));
    chunks = [];
  }
  return blocks;
}

/** RFC 7932, 9.2: no last one (1 bit), a length of 16 bits (2), the length without one (16), unpacked (1), up to a whole byte. */
function rawBlock(value: Bytes): Buffer {
  const block = Buffer.alloc(3 + value.length);
  block.writeUIntLE(((value.length - 1) << 3) | (1 << 19), 0, 3);
  block.set(value, 3);
  return block;
}

/** Values of other lengths and letters move all that follows, and are what it is read after. */
function tried(pieces: readonly Bytes[], join: Joined): boolean {
  return ['a', 'Z'.repeat(63)].every((text) => {
    const values = pieces.slice(1).map(() => Buffer.from(text));
    return brotliDecompressSync(join(values)).equals(joined(pieces, values));
  });
}
