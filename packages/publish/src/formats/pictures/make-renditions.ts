import type sharp from 'sharp';
import type { OutputInfo, Sharp as Pipeline } from 'sharp';
import { MOST_PIXELS } from '../../base/limits.ts';
import { words } from '../../base/words.ts';
import type { MediaProblem } from '../media/inspected.ts';
import { isHeic } from '../media/media-type.ts';
import { decodeHeic } from './decode-heic.ts';
import { loadSharp } from './load-sharp.ts';
import { SETTINGS, formatsFor, widthsFor, type RenditionExt } from './rendition-plan.ts';

/** One width of a picture in one format, upright and without anything that a camera wrote into it. */
export interface Rendition {
  ext: RenditionExt;
  width: number;
  height: number;
  bytes: Buffer;
}

/** No honest picture takes a tenth of it. */
const LONGEST_S = 60;

export const NO_SHARP: MediaProblem = {
  expected: words`the tool "sharp", which "npm ci" brings to where editors pack, or a picture of at most 64 kB that holds nothing of a camera`,
  found: words`no such tool here`,
};

type Library = typeof sharp;

/**
 * A picture as an editor has it → what pages show, format by format, narrowest first; the last one is what every program
 * can draw. The same bytes give the same. One at a time: callers wait for it.
 */
export async function makeRenditions(
  bytes: Buffer,
  load: () => Promise<Library | undefined> = loadSharp,
): Promise<{ renditions: Rendition[] } | { problem: MediaProblem }> {
  const library = await load();
  if (library === undefined) return { problem: NO_SHARP };
  try {
    const whole = await (isHeic(bytes) ? decodePhone(library, bytes) : decode(library, bytes));
    return 'problem' in whole ? whole : { renditions: await encode(library, whole) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    return {
      problem: { expected: words`a whole picture`, found: words`one that cannot be decoded (${reason})` },
    };
  }
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
  isTransparent: boolean;
}

async function decode(library: Library, bytes: Buffer): Promise<Pixels | { problem: MediaProblem }> {
  // A camera's stray byte behind the picture is harmless; a picture that is cut off is not.
  const open = () => library(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { pages = 1, width, height, hasAlpha, autoOrient } = await open().metadata();
  if (pages > 1) {
    return {
      problem: {
        expected: words`a picture that stands still, or a film`,
        found: words`${pages} pictures in one`,
      },
    };
  }
  if (width * height > MOST_PIXELS) throw new Error(`${width} × ${height} pixels`);
  const isTransparent = hasAlpha && !(await open().timeout({ seconds: LONGEST_S }).stats()).isOpaque;
  const upright = open().timeout({ seconds: LONGEST_S }).autoOrient().toColourspace('srgb');
  const opaque = hasAlpha && !isTransparent ? upright.removeAlpha() : upright;
  const { data, info } = await opaque
    .resize({ width: widthsFor(autoOrient.width).at(-1), withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, info, isTransparent };
}

async function decodePhone(library: Library, bytes: Buffer): Promise<Pixels | { problem: MediaProblem }> {
  const decoded = await decodeHeic(bytes);
  if ('problem' in decoded) return decoded;
  const { width, height } = decoded;
  const { data, info } = await library(decoded.data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: widthsFor(width).at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, isTransparent: false };
}

async function encode(library: Library, { data, info, isTransparent }: Pixels): Promise<Rendition[]> {
  const { width, height, channels } = info;
  const renditions: Rendition[] = [];
  for (const ext of formatsFor({ isTransparent })) {
    for (const step of widthsFor(width)) {
      const pixels = library(data, { raw: { width, height, channels } }).timeout({ seconds: LONGEST_S });
      const made = await inFormat(step === width ? pixels : pixels.resize({ width: step }), ext).toBuffer({
        resolveWithObject: true,
      });
      renditions.push({ ext, width: made.info.width, height: made.info.height, bytes: made.data });
    }
  }
  return renditions;
}

function inFormat(pixels: Pipeline, ext: RenditionExt): Pipeline {
  switch (ext) {
    case 'avif':
      return pixels.avif(SETTINGS.avif);
    case 'webp':
      return pixels.webp(SETTINGS.webp);
    case 'png':
      return pixels.png(SETTINGS.png);
    default:
      return pixels.jpeg(SETTINGS.jpg);
  }
}
