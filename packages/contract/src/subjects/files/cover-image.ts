import { isEmpty } from '../../base/empty.ts';
import type { FileRef } from './schemas.ts';

/**
 * Reads a cover field, which holds JSON text of a file list (S5-image):
 * an empty or non-string value gives undefined, text that is not JSON an empty list.
 */
export function parseCover(cover: unknown): FileRef[] | undefined {
  if (typeof cover !== 'string' || isEmpty(cover)) return undefined;
  try {
    const files: unknown = JSON.parse(cover);
    return Array.isArray(files) ? (files as FileRef[]) : [];
  } catch {
    return [];
  }
}

/**
 * The derived imgUrl: image base url + the first file's path; undefined when there is no file. With a width, of a picture
 * that was made in several the narrowest that is as wide, in the format that every program can draw.
 */
export function coverImageUrl(cover: unknown, imageBase: string, width?: number): string | undefined {
  const file = parseCover(cover)?.[0];
  if (file === undefined) return undefined;
  const ending = file.path?.slice(file.path.lastIndexOf('.'));
  const choice =
    width === undefined
      ? undefined
      : file.variants?.find((one) => one.path.endsWith(ending) && one.width >= width);
  const path = choice?.path ?? file.path;
  return path === undefined ? undefined : imageBase + path;
}

/** What a phone of 400 pixels shows across, on its two device pixels each. */
export const PHONE_WIDTH = 800;
