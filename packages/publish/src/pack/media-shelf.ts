import { basename, extname, join } from 'node:path';
import type { FileRef } from '@bank/contract';
import { inMemory, onDisk, wholeOf, type FileContent } from '../base/bundle/file-content.ts';
import { sha256 } from '../base/bundle/manifest.ts';
import type { Findings } from '../base/findings.ts';
import { LARGEST_MEDIA_BYTES } from '../base/limits.ts';
import { words } from '../base/words.ts';
import type { MediaFacts, MediaProblem } from '../formats/media/inspected.ts';
import { inspectOnce } from '../formats/media/inspect-once.ts';
import { mediaName } from '../formats/media/media-name.ts';
import { isBitmap, isHeic } from '../formats/media/media-type.ts';
import type { Memory } from '../formats/media/memory/memory.ts';
import { isReadyPicture } from '../formats/pictures/bare-picture.ts';
import type { MadePicture } from '../formats/pictures/kept-pictures.ts';
import { makeRenditions } from '../formats/pictures/make-renditions.ts';
import { makeThumbnail } from '../formats/pictures/make-thumbnail.ts';
import { tellsPlace } from '../formats/pictures/told-place.ts';
import { readOwnMedia, type Refusal } from './own-media.ts';
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

/** What the files are that a record names. */
export type Shelf = Pick<MediaShelf, 'findings' | 'find' | 'picture' | 'cover' | 'add'>;

/** The media folder of a scope: finds files by the path an author writes and collects those that are used. */
export class MediaShelf {
  /** By their names in the bundle. */
  readonly used = new Map<string, MediaFile>();
  readonly #folder: string;
  readonly #findings: Findings;
  readonly #memory: Memory;
  /** The file, or why there is none: told at every place that names it. */
  readonly #seen = new Map<string, FileRef | Refusal>();
  readonly #pictures = new Map<string, FileRef | Refusal>();
  readonly #covers = new Map<string, FileRef>();

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
    if (!this.#seen.has(path)) this.#seen.set(path, this.#whole(path));
    return this.#told(this.#seen.get(path), placeOf);
  }

  /** `images/x.jpg` → its FileRef for pages: in their widths and formats, and without what a camera wrote into it. */
  async picture(path: string, placeOf: () => SourcePlace): Promise<FileRef | undefined> {
    if (!this.#pictures.has(path)) this.#pictures.set(path, await this.#drawn(path));
    return this.#told(this.#pictures.get(path), placeOf);
  }

  /** As {@link picture}, and of a drawing what lists show of it. */
  async cover(path: string, placeOf: () => SourcePlace): Promise<FileRef | undefined> {
    const file = await this.picture(path, placeOf);
    if (file === undefined) return undefined;
    const known = this.#covers.get(path) ?? (await this.#withThumbnail(file));
    this.#covers.set(path, known);
    return known;
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

  #told(known: FileRef | Refusal | undefined, placeOf: () => SourcePlace): FileRef | undefined {
    if (known === undefined || !('expected' in known)) return known;
    this.#findings.add({ ...placeOf(), ...known });
    return undefined;
  }

  #whole(path: string): FileRef | Refusal {
    const source = this.#read(path);
    if ('expected' in source) return source;
    if (isBitmap(source.facts.ext) && tellsPlace(source.bytes)) {
      const expected = words`a picture that does not tell where it was taken (export it without its location)`;
      return this.#refused(path, [{ expected, found: words`the place in its EXIF or XMP data` }]);
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

  async #drawn(path: string): Promise<FileRef | Refusal> {
    const bytes = readOwnMedia(this.#folder, path);
    if ('expected' in bytes) return bytes;
    // No release holds one, so it is not looked into as if it were of one.
    if (!isHeic(bytes) || bytes.length > LARGEST_MEDIA_BYTES) {
      const source = this.#inspected(path, bytes);
      if ('expected' in source) return source;
      if (!isBitmap(source.facts.ext) || isReadyPicture(bytes)) return this.#keepWhole(path, source);
    }
    const made = await this.#made(bytes);
    if ('expected' in made) return this.#refused(path, [made]);
    const widest = made.at(-1);
    if (widest === undefined) throw new Error(`no picture was made of media/${path}`);
    for (const { name, content, sha256: digest } of made) this.used.set(name, { content, sha256: digest });
    const { name, ext, width, height, size } = widest;
    const title = `${basename(path, extname(path))}.${ext}`;
    const variants = made.map((one) => ({ path: one.name, width: one.width }));
    return { path: name, name: title, size, ext, width, height, variants };
  }

  async #withThumbnail(file: FileRef): Promise<FileRef> {
    const drawing = isStory(file) ? this.used.get(file.path) : undefined;
    const small = drawing && (await this.#thumbnail(drawing));
    if (small === undefined) return file;
    this.used.set(small.name, { content: small.content, sha256: small.sha256 });
    return { ...file, variants: [{ path: small.name, width: small.width }] };
  }

  async #thumbnail({ content, sha256: digest }: MediaFile): Promise<MadePicture | undefined> {
    const { pictures } = this.#memory;
    const known = pictures.recall(digest);
    if (known !== undefined) return known[0];
    const made = await makeThumbnail(wholeOf(content));
    return pictures.remember(digest, made === undefined ? [] : [made])[0];
  }

  async #made(bytes: Buffer): Promise<MadePicture[] | MediaProblem> {
    const digest = sha256(bytes);
    const known = this.#memory.pictures.recall(digest);
    if (known !== undefined) return known;
    const made = await makeRenditions(bytes);
    if ('problem' in made) return made.problem;
    return this.#memory.pictures.remember(digest, made.renditions);
  }

  #read(path: string): Source | Refusal {
    const bytes = readOwnMedia(this.#folder, path);
    return 'expected' in bytes ? bytes : this.#inspected(path, bytes);
  }

  #inspected(path: string, bytes: Buffer): Source | Refusal {
    const inspected = inspectOnce(bytes, this.#memory.media);
    return 'facts' in inspected ? { bytes, ...inspected } : this.#refused(path, inspected.problems);
  }

  /** Tells what is wrong with a file where it lies. */
  #refused(path: string, problems: readonly MediaProblem[]): Refusal {
    for (const { line, expected, found } of problems) {
      this.#findings.add({ at: `media/${path}${line === undefined ? '' : `:${line}`}`, expected, found });
    }
    return {
      expected: words`a file that may be published`,
      found: words`media/${path}, which may not: see there`,
    };
  }
}

/** As wide as the pictures of stories are; art for banners is wider, and never stands in a list. */
const STORY_RATIOS = { least: 1, most: 2.5 };

function isStory({ ext, width = 0, height = 1 }: FileRef): boolean {
  const ratio = width / height;
  return ext === 'svg' && ratio >= STORY_RATIOS.least && ratio <= STORY_RATIOS.most;
}
