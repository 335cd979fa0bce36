import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeOwnFolder, writeOwnFile } from '@bank/store';
import { sha256 } from '../../../base/bundle/manifest.ts';

/** How much is known at once, in whatever unit it takes room; what was not asked for the longest is forgotten first. */
interface Room<Value> {
  most: number;
  of: (value: Value) => number;
}

/** Far more than one release needs. */
const ROOM: Room<unknown> = { most: 32_000_000, of: (value) => JSON.stringify(value).length };

interface Place {
  file: string;
  /** What was found by other code counts for nothing; undefined for code that cannot be told from other code. */
  code: () => string | undefined;
}

/**
 * What was found of some bytes, by their SHA-256 or by themselves where they are short: the same bytes give the same, so it
 * is found once. Kept in a file
 * between runs, where it has one. A file that is missing, damaged, another's or of other code is as good as none.
 */
export class Remembered<Value> {
  readonly #place: Place | undefined;
  readonly #room: Room<Value>;
  #entries: Map<string, Value> | undefined;
  #taken = 0;
  #hasNew = false;

  constructor(place?: Place, room: Room<Value> = ROOM) {
    this.#place = place;
    this.#room = room;
  }

  recall(digest: string): Value | undefined {
    const entries = this.#opened();
    const value = entries.get(digest);
    if (value === undefined) return undefined;
    // The order tells what was asked for last.
    entries.delete(digest);
    entries.set(digest, value);
    return value;
  }

  remember(digest: string, value: Value): void {
    const entries = this.#opened();
    this.#forget(digest);
    entries.set(digest, value);
    this.#taken += this.#room.of(value);
    this.#hasNew = true;
    for (const oldest of entries.keys()) {
      if (this.#taken <= this.#room.most) break;
      this.#forget(oldest);
    }
  }

  get values(): Value[] {
    return [...this.#opened().values()];
  }

  /** Of two programs that keep at once the last one wins, and the other finds its part again next time. */
  keep(): void {
    const code = this.#hasNew ? this.#place?.code() : undefined;
    if (this.#place === undefined || this.#entries === undefined || code === undefined) return;
    const { file } = this.#place;
    const text = JSON.stringify({ code, entries: [...this.#entries] });
    const beside = `${file}.${process.pid}`;
    try {
      makeOwnFolder(dirname(file));
      writeOwnFile(beside, `${sha256(text)}\n${text}`);
      renameSync(beside, file);
    } catch {
      // A full or read-only disk: the work is done again next time.
      if (existsSync(beside)) rmSync(beside);
    }
  }

  #forget(digest: string): void {
    const value = this.#opened().get(digest);
    if (value === undefined) return;
    this.#taken -= this.#room.of(value);
    this.#opened().delete(digest);
  }

  #opened(): Map<string, Value> {
    if (this.#entries !== undefined) return this.#entries;
    this.#entries = new Map(this.#place === undefined ? [] : readEntries<Value>(this.#place));
    for (const value of this.#entries.values()) this.#taken += this.#room.of(value);
    return this.#entries;
  }
}

function readEntries<Value>({ file, code }: Place): [string, Value][] {
  try {
    const whole = readOwn(file);
    const end = whole.indexOf('\n');
    const text = whole.slice(end + 1);
    if (sha256(text) !== whole.slice(0, end)) return [];
    // The digests say that this very code wrote it.
    const kept = JSON.parse(text) as { code: string; entries: [string, Value][] };
    return kept.code === code() ? kept.entries : [];
  } catch {
    return [];
  }
}

/** @throws Error for a file that another account owns or may write: it could tell that a bad file is good. */
function readOwn(path: string): string {
  const file = openSync(path, 'r');
  try {
    const { uid, mode } = fstatSync(file);
    const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
    if (!isOwn) throw new Error(`${path} is not this account's alone`);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
