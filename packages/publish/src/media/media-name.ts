import { sha256 } from '../bundle/manifest.ts';
import type { MediaFacts } from './inspect-media.ts';

/** `<first 24 hex digits of the sha256>.<ext>`: the name under which a file is stored and served. */
export function mediaName(bytes: Uint8Array, ext: MediaFacts['ext']): string {
  return `${sha256(bytes).slice(0, 24)}.${ext}`;
}
