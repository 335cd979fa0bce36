import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOwnFolder, writeOwnFile } from '@bank/store';
import { inMemory, onDisk, type FileContent } from '../../base/bundle/file-content.ts';
import { sha256 } from '../../base/bundle/manifest.ts';
import { LARGEST_BUNDLE_BYTES } from '../../base/limits.ts';
import { mediaName } from '../media/media-name.ts';
import { codeDigest } from '../media/memory/code-digest.ts';
import { Remembered } from '../media/memory/remembered.ts';
import type { Rendition } from './make-renditions.ts';
import type { RenditionExt } from './rendition-plan.ts';

interface KeptFile {
  name: string;
  ext: RenditionExt;
  width: number;
  height: number;
  size: number;
  sha256: string;
}

/** A rendition by its name in a bundle, wherever its bytes lie. */
export interface MadePicture extends KeptFile {
  content: FileContent;
}

/** Another program may have written a file that its list does not name yet. */
const LEFT_ALONE_MS = 24 * 60 * 60 * 1000;
const ROOM = {
  most: LARGEST_BUNDLE_BYTES,
  of: (files: KeptFile[]) => files.reduce((sum, { size }) => sum + size, 0),
};

/**
 * What was made of pictures, by the SHA-256 of their bytes: in `<folder>/pictures/` with a list beside it, where there is
 * a folder. A file that is missing or altered is as good as none.
 */
export class KeptPictures {
  readonly #folder: string | undefined;
  readonly #made: Remembered<KeptFile[]>;
  #hasNew = false;

  constructor(folder?: string) {
    this.#folder = folder === undefined ? undefined : join(folder, 'pictures');
    this.#made =
      folder === undefined
        ? new Remembered()
        : new Remembered({ file: join(folder, 'pictures.json'), code: pictureCode }, ROOM);
  }

  recall(source: string): MadePicture[] | undefined {
    const folder = this.#folder;
    const files = folder === undefined ? undefined : this.#made.recall(source);
    if (folder === undefined || files === undefined) return undefined;
    return files.every((file) => isSound(folder, file))
      ? files.map((file) => ({ ...file, content: contentOf(folder, file) }))
      : undefined;
  }

  remember(source: string, renditions: readonly Rendition[]): MadePicture[] {
    const made = renditions.map(({ bytes, ...facts }) => {
      const digest = sha256(bytes);
      const name = mediaName(digest, facts.ext);
      return { bytes, file: { name, ...facts, size: bytes.length, sha256: digest } };
    });
    if (this.#folder !== undefined) {
      this.#hasNew = true;
      this.#made.remember(
        source,
        made.map(({ file }) => file),
      );
    }
    const isWritten = this.#folder !== undefined && writeAll(this.#folder, made);
    return made.map(({ bytes, file }) => {
      const lies = isWritten && this.#folder !== undefined ? contentOf(this.#folder, file) : inMemory(bytes);
      return { ...file, content: lies };
    });
  }

  /** Keeps the list, and of the files those that it names. */
  keep(): void {
    if (this.#folder === undefined || !this.#hasNew) return;
    this.#made.keep();
    const named = new Set(this.#made.values.flatMap((files) => files.map(({ name }) => name)));
    sweep(this.#folder, named);
  }
}

/** Of the code that makes pictures and the library by its version, not of all code: a photograph takes seconds. */
function pictureCode(): string | undefined {
  try {
    const library = join(dirname(fileURLToPath(import.meta.resolve('sharp'))), '../package.json');
    return codeDigest([import.meta.dirname], library);
  } catch {
    return undefined;
  }
}

function contentOf(folder: string, { name, size, sha256: digest }: KeptFile): FileContent {
  return onDisk(join(folder, name), { path: `media/${name}`, size, sha256: digest });
}

function isSound(folder: string, { name, size, sha256: digest }: KeptFile): boolean {
  try {
    const bytes = readFileSync(join(folder, name));
    return bytes.length === size && sha256(bytes) === digest;
  } catch {
    return false;
  }
}

/** False on a full or read-only disk: then they are made again next time. */
function writeAll(folder: string, made: readonly { bytes: Buffer; file: KeptFile }[]): boolean {
  try {
    makeOwnFolder(folder);
    for (const { bytes, file } of made) {
      const beside = join(folder, `${file.name}.${process.pid}`);
      writeOwnFile(beside, bytes);
      renameSync(beside, join(folder, file.name));
    }
    return true;
  } catch {
    return false;
  }
}

function sweep(folder: string, named: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (named.has(name)) continue;
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > LEFT_ALONE_MS) rmSync(path, { force: true });
  }
}
