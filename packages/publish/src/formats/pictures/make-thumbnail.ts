import { brotliCompressSync, constants } from 'node:zlib';
import { MOST_PIXELS } from '../../base/limits.ts';
import { loadSharp } from './load-sharp.ts';
import type { Rendition } from './make-renditions.ts';

/** As wide as lists show pictures, on one device pixel each: on two, a drawing itself is hardly larger. */
const WIDTH = 200;
/** Looked at beside the drawings: 35 blurs windows and branches, 50 takes a sixth more for nothing that is seen. */
const SETTINGS = { quality: 40, effort: 9, chromaSubsampling: '4:2:0' } as const;
/** Another file, and another name on each page, is for a quarter of the bytes or more. */
const WORTH_A_FILE = 0.75;
/** What AVIF takes for one colour at this width is 470 bytes or more. */
const LEAST_BYTES = 400;
const LONGEST_S = 20;

/**
 * What lists show of a drawing: undefined where the drawing itself is small, where there is no library to draw with, and where
 * that cannot draw it, as one that says it is a thousand million pixels wide. A drawing with words is left as it is, for it would be
 * drawn with the letters of this machine.
 */
export async function makeThumbnail(svg: Buffer, load = loadSharp): Promise<Rendition | undefined> {
  const most = packedLength(svg) * WORTH_A_FILE;
  if (svg.includes('<text') || most < LEAST_BYTES) return undefined;
  const library = await load();
  if (library === undefined) return undefined;
  const drawn = library(svg, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: LONGEST_S })
    .resize({ width: WIDTH })
    .avif(SETTINGS);
  const made = await drawn.toBuffer({ resolveWithObject: true }).catch(() => undefined);
  if (made === undefined) return undefined;
  const { data: bytes, info } = made;
  if (bytes.length > most) return undefined;
  return { ext: 'avif', width: info.width, height: info.height, bytes };
}

const packedLength = (svg: Buffer) =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
