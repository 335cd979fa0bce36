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

/** The derived imgUrl: image base url + the first file's path; undefined when there is no file. */
export function coverImageUrl(cover: unknown, imageBase: string): string | undefined {
  const path = parseCover(cover)?.[0]?.path;
  return path === undefined ? undefined : imageBase + path;
}
