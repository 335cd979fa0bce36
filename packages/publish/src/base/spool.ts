import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a piece lies that was put away. */
export interface Piece {
  offset: number;
  length: number;
}

/** What fits in here never reaches the disk. */
const IN_MEMORY_BYTES = 4 * 1024 * 1024;

// A spool that nobody holds any more gives back its file.
const forgotten = new FinalizationRegistry<number>((file) => closeSync(file));

/** Puts pieces away on the disk, in a file without a name that is gone with the process. */
export class Spool {
  #file: number | undefined;
  /** What lies in the file; the rest is in the tail. */
  #written = 0;
  #tail: Buffer[] = [];
  #tailSize = 0;

  get size(): number {
    return this.#written + this.#tailSize;
  }

  add(bytes: Buffer): Piece {
    const piece = { offset: this.size, length: bytes.length };
    this.#tail.push(bytes);
    this.#tailSize += bytes.length;
    if (this.#tailSize > IN_MEMORY_BYTES) this.#flush();
    return piece;
  }

  read({ offset, length }: Piece): Buffer {
    if (offset + length > this.#written) this.#flush();
    const bytes = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
      const more = readSync(this.#opened(), bytes, read, length - read, offset + read);
      if (more === 0) throw new Error('The temporary file of this run was cut short.');
      read += more;
    }
    return bytes;
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#tail, this.#tailSize);
    for (let done = 0; done < bytes.length;) {
      done += writeSync(this.#opened(), bytes, done, bytes.length - done, this.#written + done);
    }
    this.#written += bytes.length;
    this.#tail = [];
    this.#tailSize = 0;
  }

  #opened(): number {
    if (this.#file === undefined) {
      const folder = mkdtempSync(join(tmpdir(), 'bank-content-'));
      this.#file = openSync(join(folder, 'spool'), 'wx+', 0o600);
      rmSync(folder, { recursive: true });
      forgotten.register(this, this.#file);
    }
    return this.#file;
  }
}
