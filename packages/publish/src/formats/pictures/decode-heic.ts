import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { words } from '../../base/words.ts';
import type { MediaProblem } from '../media/inspected.ts';
import { pictureSize, tooManyPixels } from '../media/picture-size.ts';

export interface HeicPixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export const NO_HEIC: MediaProblem = {
  expected: words`a JPEG, or the tool "heic-decode", which "npm ci" brings to where editors pack. Telephones write JPEG when their camera is set to "Most Compatible"; picture programs export it`,
  found: words`a HEIC picture and no such tool here`,
};

/** No honest picture takes a tenth of it. */
const LONGEST_MS = 60_000;

/**
 * The pixels of a HEIC picture, upright. sharp as it is delivered does not hold the decoder (docs/decisions/0059-pictures-are-made-by-those-who-pack.md).
 * What the header says of the size is believed only to refuse. In a thread of its own, which can be ended, and whose
 * library may say what it likes.
 */
export async function decodeHeic(
  bytes: Buffer,
  isInstalled = hasDecoder,
): Promise<HeicPixels | { problem: MediaProblem }> {
  // The boxes are those of AVIF.
  const size = pictureSize(bytes, 'avif');
  if (size === undefined)
    return { problem: { expected: words`a whole ${'HEIC'} picture`, found: words`a damaged header` } };
  const problem = tooManyPixels(size);
  if (problem !== undefined) return { problem };
  if (!isInstalled()) return { problem: NO_HEIC };
  const worker = new Worker(new URL('heic-worker.ts', import.meta.url), {
    workerData: bytes,
    stdout: true,
    stderr: true,
  });
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const [pixels] = (await once(worker, 'message', { signal })) as [HeicPixels];
    return pixels;
  } finally {
    await worker.terminate();
  }
}

function hasDecoder(): boolean {
  try {
    return import.meta.resolve('heic-decode') !== '';
  } catch {
    return false;
  }
}
