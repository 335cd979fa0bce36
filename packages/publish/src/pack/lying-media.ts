import { basename, join } from 'node:path';
import type { FileRef } from '@bank/contract';
import { inspectMedia } from '../formats/media/inspect-media.ts';
import { Findings } from '../base/findings.ts';
import type { Shelf } from './media-shelf.ts';
import { readOwnMedia } from './own-media.ts';
import { MEDIA_FOLDER } from './sources/read-sources.ts';

/** The files as they lie in a media folder, under the paths that authors write: nothing is made of them. */
export class LyingMedia implements Shelf {
  readonly findings = new Findings();
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, MEDIA_FOLDER);
  }

  find(path: string): FileRef | undefined {
    const bytes = readOwnMedia(this.#folder, path);
    if ('expected' in bytes) return undefined;
    const inspected = inspectMedia(bytes);
    if (!('facts' in inspected)) return undefined;
    return { path, name: basename(path), size: bytes.length, ...inspected.facts };
  }

  picture = (path: string) => Promise.resolve(this.find(path));
  cover = (path: string) => Promise.resolve(this.find(path));

  add(): never {
    throw new Error('Nothing is made of files that lie where they are.');
  }
}
