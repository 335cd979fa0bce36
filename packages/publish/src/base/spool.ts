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

/** Puts texts away on the disk, in a file without a name that is gone with the process. */
export class Spool {
  #file: number | undefined;
  /** What lies in the file; the rest is in the tail. */
  #written = 0;
  #tail = Buffer.alloc(0);
  #tailSize = 0;

  get size(): number {
    return this.#written + this.#tailSize;
  }

  add(text: string): Piece {
    const length = Buffer.byteLength(text);
    const offset = this.size;
    if (this.#tailSize + length > this.#tail.length) this.#makeRoom(length);
    if (length > this.#tail.length) this.#write(Buffer.from(text));
    else this.#tailSize += this.#tail.write(text, this.#tailSize);
    return { offset, length };
  }

  /** @param into where to; a new buffer of the right size unless it is named */
  read({ offset, length }: Piece, into = Buffer.allocUnsafe(length)): Buffer {
    if (offset + length > this.#written) this.#flush();
    for (let read = 0; read < length;) {
      const more = readSync(this.#opened(), into, read, length - read, offset + read);
      if (more === 0) throw new Error('The temporary file of this run was cut short.');
      read += more;
    }
    return into.subarray(0, length);
  }

  /** A few records need no large buffer, and no file. */
  #makeRoom(length: number): void {
    const wanted = Math.max(this.#tail.length * 2, this.#tailSize + length, 64 * 1024);
    if (wanted > IN_MEMORY_BYTES) {
      this.#flush();
      return;
    }
    const larger = Buffer.allocUnsafe(wanted);
    this.#tail.copy(larger, 0, 0, this.#tailSize);
    this.#tail = larger;
  }

  #flush(): void {
    this.#write(this.#tail.subarray(0, this.#tailSize));
    this.#tailSize = 0;
  }

  #write(bytes: Buffer): void {
    for (let done = 0; done < bytes.length;) {
      done += writeSync(this.#opened(), bytes, done, bytes.length - done, this.#written + done);
    }
    this.#written += bytes.length;
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
