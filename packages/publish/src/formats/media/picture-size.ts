import { LONGEST_SIDE, MOST_PIXELS } from '../../base/limits.ts';
import { words, type Words } from '../../base/words.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/** Why a bitmap of this size may not be published: a few bytes may ask a browser for gigabytes of memory. */
export function tooManyPixels({ width, height }: PictureSize): { expected: Words; found: Words } | undefined {
  if (width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_PIXELS) return undefined;
  return {
    expected: words`at most ${LONGEST_SIDE} pixels a side and ${MOST_PIXELS / 1_000_000} million in all`,
    found: words`${width} × ${height}`,
  };
}

/** CSS pixels of a bitmap, from its header; undefined when the header is damaged. */
export function pictureSize(bytes: Buffer, ext: 'png' | 'jpg' | 'webp' | 'avif'): PictureSize | undefined {
  try {
    const size = READERS[ext](bytes);
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // Reading past the end of a truncated header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS = { png, jpg, webp, avif };

function png(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function jpg(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer): PictureSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

const ISPE_BYTES = 20;

/** The largest `ispe` box: tiles and alpha planes of a picture are never larger than the picture. */
function avif(bytes: Buffer): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let at = bytes.indexOf('ispe', 0, 'latin1'); at !== -1; at = bytes.indexOf('ispe', at + 4, 'latin1')) {
    if (at + 16 > bytes.length) break;
    // The same letters in the picture's data have other bytes around them.
    if (at < 4 || bytes.readUInt32BE(at - 4) !== ISPE_BYTES || bytes.readUInt32BE(at + 4) !== 0) continue;
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
