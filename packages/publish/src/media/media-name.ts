import type { MediaFacts } from './inspect-media.ts';

/** `<first 24 hex digits of the sha256>.<ext>`: the name under which a file is stored and served. */
export function mediaName(sha256: string, ext: MediaFacts['ext']): string {
  return `${sha256.slice(0, 24)}.${ext}`;
}
