import type { MediaExt } from './media-type.ts';

/** `<first 24 hex digits of the sha256>.<ext>`: the name under which a file is stored and served. */
export function mediaName(sha256: string, ext: MediaExt): string {
  return `${sha256.slice(0, 24)}.${ext}`;
}
