import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AlteredMedia, type ContentStore } from '@bank/store';
import { pdfText } from './pdf-text.ts';

/** Raise when the same file would give another text. */
const VERSION = 2;

/**
 * The texts of stored files, each taken out once: a file is named by its content, so its text never changes. Reading a
 * page costs some 50 ms of processor time, so an index does not wait for texts that are not there yet.
 */
export class FileTexts {
  readonly #folder: string;
  readonly #missing = new Set<string>();

  /** `folder` holds one `.txt` for each file. */
  constructor(folder: string) {
    this.#folder = join(folder, `texts-${VERSION}`);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** '' for what is no PDF and for what has not been read yet; the latter is then in `missing`. */
  textOf({ path, ext }: { path: string; ext: string }): string {
    if (ext !== 'pdf') return '';
    const file = this.#fileOf(path);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    this.#missing.add(path);
    return '';
  }

  get missing(): number {
    return this.#missing.size;
  }

  /** Reads what was missing. A file that the store does not hold is left alone and asked for again next time. */
  async readMissing(store: Pick<ContentStore, 'media'>): Promise<number> {
    let read = 0;
    for (const path of this.#missing) {
      this.#missing.delete(path);
      const media = await this.#find(store, path);
      if (media === undefined) continue;
      const file = this.#fileOf(path);
      const unfinished = `${file}.${process.pid}-${performance.now()}`;
      writeFileSync(unfinished, await pdfText(media.bytes));
      renameSync(unfinished, file);
      read += 1;
    }
    return read;
  }

  async #find(store: Pick<ContentStore, 'media'>, path: string) {
    try {
      return await store.media(path);
    } catch (error) {
      // Never served, so its words are not to be found either; the server tells the operators.
      if (error instanceof AlteredMedia) return undefined;
      throw error;
    }
  }

  #fileOf(path: string): string {
    return join(this.#folder, `${path.replace(/[^\w.-]/g, '-')}.txt`);
  }
}
