import { lstatSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { FileRef } from '@bank/contract';
import { inMemory, onDisk, type FileContent } from '../base/bundle/file-content.ts';
import { sha256 } from '../base/bundle/manifest.ts';
import { quote, type Findings } from '../base/findings.ts';
import { LARGEST_MEDIA_BYTES } from '../base/limits.ts';
import type { MediaFacts } from '../formats/media/inspected.ts';
import { inspectOnce } from '../formats/media/inspect-once.ts';
import { mediaName } from '../formats/media/media-name.ts';
import { isBitmap, isHeic } from '../formats/media/media-type.ts';
import type { Memory } from '../formats/media/memory/memory.ts';
import { isReadyPicture } from '../formats/pictures/bare-picture.ts';
import type { MadePicture } from '../formats/pictures/kept-pictures.ts';
import { makeRenditions } from '../formats/pictures/make-renditions.ts';
import { tellsPlace } from '../formats/pictures/told-place.ts';
import type { SourcePlace } from './sources/source-record.ts';

/** A file of a release, and the digest of its bytes. */
export interface MediaFile {
  content: FileContent;
  sha256: string;
}

/** What an author put there, looked into. */
interface Source {
  bytes: Buffer;
  sha256: string;
  facts: MediaFacts;
}

/** The media folder of a scope: finds files by the path an author writes and collects those that are used. */
export class MediaShelf {
  /** By their names in the bundle. */
  readonly used = new Map<string, MediaFile>();
  readonly #folder: string;
  readonly #findings: Findings;
  readonly #memory: Memory;
  readonly #seen = new Map<string, FileRef | undefined>();
  readonly #pictures = new Map<string, FileRef | undefined>();

  constructor(folder: string, findings: Findings, memory: Memory) {
    this.#folder = folder;
    this.#findings = findings;
    this.#memory = memory;
  }

  get findings(): Findings {
    return this.#findings;
  }

  /**
   * `files/x.pdf` → its FileRef, for who wants the very file; undefined (and a finding) when there is no such file or it
   * may not be published.
   */
  find(path: string, placeOf: () => SourcePlace): FileRef | undefined {
    if (!this.#seen.has(path)) this.#seen.set(path, this.#whole(path, placeOf));
    return this.#seen.get(path);
  }

  /** `images/x.jpg` → its FileRef for pages: in their widths and formats, and without what a camera wrote into it. */
  async picture(path: string, placeOf: () => SourcePlace): Promise<FileRef | undefined> {
    if (!this.#pictures.has(path)) this.#pictures.set(path, await this.#drawn(path, placeOf));
    return this.#pictures.get(path);
  }

  wasAsked(path: string): boolean {
    return this.#seen.has(path) || this.#pictures.has(path);
  }

  /** Adds a file that was made while packing. */
  add(bytes: Buffer, name: string, facts: MediaFacts): FileRef {
    return this.#keep({ content: inMemory(bytes), sha256: sha256(bytes) }, name, facts);
  }

  #keep(file: MediaFile, name: string, facts: MediaFacts): FileRef {
    const path = mediaName(file.sha256, facts.ext);
    this.used.set(path, file);
    return { path, name, size: file.content.size, ...facts };
  }

  #whole(path: string, placeOf: () => SourcePlace): FileRef | undefined {
    const source = this.#read(path, placeOf);
    if (source === undefined) return undefined;
    if (isBitmap(source.facts.ext) && tellsPlace(source.bytes)) {
      const expected = 'a picture that does not tell where it was taken (export it without its location)';
      this.#findings.add({ at: `media/${path}`, expected, found: 'the place in its EXIF or XMP data' });
      return undefined;
    }
    return this.#keepWhole(path, source);
  }

  #keepWhole(path: string, { bytes, sha256: digest, facts }: Source): FileRef {
    const file = { path: `media/${path}`, size: bytes.length, sha256: digest };
    return this.#keep(
      { content: onDisk(join(this.#folder, path), file), sha256: digest },
      basename(path),
      facts,
    );
  }

  async #drawn(path: string, placeOf: () => SourcePlace): Promise<FileRef | undefined> {
    const bytes = this.#bytesOf(path, placeOf);
    if (bytes === undefined) return undefined;
    // No release holds one, so it is not looked into as if it were of one.
    if (!isHeic(bytes) || bytes.length > LARGEST_MEDIA_BYTES) {
      const source = this.#inspected(path, bytes);
      if (source === undefined) return undefined;
      if (!isBitmap(source.facts.ext) || isReadyPicture(bytes)) return this.#keepWhole(path, source);
    }
    const made = await this.#made(bytes, path);
    const widest = made?.at(-1);
    if (made === undefined || widest === undefined) return undefined;
    for (const { name, content, sha256: digest } of made) this.used.set(name, { content, sha256: digest });
    const { name, ext, width, height, size } = widest;
    const title = `${basename(path, extname(path))}.${ext}`;
    const variants = made.map((one) => ({ path: one.name, width: one.width }));
    return { path: name, name: title, size, ext, width, height, variants };
  }

  async #made(bytes: Buffer, path: string): Promise<MadePicture[] | undefined> {
    const digest = sha256(bytes);
    const known = this.#memory.pictures.recall(digest);
    if (known !== undefined) return known;
    const made = await makeRenditions(bytes);
    if ('renditions' in made) return this.#memory.pictures.remember(digest, made.renditions);
    this.#findings.add({ at: `media/${path}`, ...made.problem });
    return undefined;
  }

  #read(path: string, placeOf: () => SourcePlace): Source | undefined {
    const bytes = this.#bytesOf(path, placeOf);
    return bytes && this.#inspected(path, bytes);
  }

  #bytesOf(path: string, placeOf: () => SourcePlace): Buffer | undefined {
    if (!/^(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/.test(path)) {
      this.#findings.add({
        ...placeOf(),
        expected: 'a path below media/ such as images/name.svg',
        found: quote(path),
      });
      return undefined;
    }
    if (!isOwnFile(this.#folder, path)) {
      this.#findings.add({ ...placeOf(), expected: 'a file in media/', found: `no file media/${path}` });
      return undefined;
    }
    return readFileSync(join(this.#folder, path));
  }

  #inspected(path: string, bytes: Buffer): Source | undefined {
    const inspected = inspectOnce(bytes, this.#memory.media);
    if ('facts' in inspected) return { bytes, ...inspected };
    for (const { line, expected, found } of inspected.problems) {
      this.#findings.add({ at: `media/${path}${line === undefined ? '' : `:${line}`}`, expected, found });
    }
    return undefined;
  }
}

/** Whether a file stands there, and no link on the way to it: another folder of the machine is not the author's to publish. */
function isOwnFile(folder: string, path: string): boolean {
  const steps = path.split('/');
  return ['', ...steps].every((_, i) => {
    const found = lstatSync(join(folder, ...steps.slice(0, i)), { throwIfNoEntry: false });
    return (i === steps.length ? found?.isFile() : found?.isDirectory()) === true;
  });
}
