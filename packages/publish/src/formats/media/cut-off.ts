import { endOfItems } from './avif-items.ts';
import type { MediaExt } from './media-type.ts';

type Bitmap = Extract<MediaExt, 'png' | 'jpg' | 'webp' | 'avif'>;

/** Whether a picture of pixels has no end, by its outline alone: nothing is decoded. What stands behind the end is harmless. */
export const isCutOff = (bytes: Buffer, ext: Bitmap): boolean => CUT[ext](bytes);

const CUT: Readonly<Record<Bitmap, (bytes: Buffer) => boolean>> = { png, jpg, webp, avif };

const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);

/** A preview among the notes of a JPEG has an end of its own. */
function jpg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== START_OF_SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return !bytes.includes(END, Math.min(at, bytes.length - END.length));
}

const SIGNATURE_BYTES = 8;
/** Length, name and checksum. */
const CHUNK_BYTES = 12;

function png(bytes: Buffer): boolean {
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return false;
    at += CHUNK_BYTES + bytes.readUInt32BE(at);
  }
  return true;
}

/** The byte that makes a length even some programs count and do not write. */
function webp(bytes: Buffer): boolean {
  return bytes.length + 1 < 8 + bytes.readUInt32LE(4);
}

const BOX_BYTES = 8;

/** The boxes that it cannot be drawn without, whole: what describes it, and its data, which small ones hold inside. */
function avif(bytes: Buffer): boolean {
  let isFilled = false;
  let needed: number | undefined;
  for (let at = 0; at + BOX_BYTES <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    // One that goes on to the end of the file says no length; what is taken from it may.
    if (size === 0 && type === 'mdat') return needed !== undefined && needed > bytes.length;
    const isLong = size === 1 && at + 2 * BOX_BYTES <= bytes.length;
    const end = at + (isLong ? Number(bytes.readBigUInt64BE(at + BOX_BYTES)) : size);
    if (end < at + BOX_BYTES) break;
    if (end > bytes.length) return !isFilled || /^(?:meta|moov|mdat)$/.test(type);
    if (type === 'meta') needed = endOfItems(bytes.subarray(at, end));
    isFilled ||= type === 'mdat' || (type === 'meta' && bytes.subarray(at, end).includes('idat'));
    at = end;
  }
  return !isFilled;
}
