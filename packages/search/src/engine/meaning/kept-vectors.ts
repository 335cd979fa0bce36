import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TextKind } from './embedder.ts';
import { quantise } from './quantise.ts';

const FILE = 'kept-vectors.db';
/** What neither of the last two releases said is not asked for again by a rollback. */
const KEPT_FILLS = 2;
const DIGEST_BYTES = 16;

/**
 * The vectors of what was asked before, by digest of text and model, so that a release costs what it changes. What one call gave
 * is on disk before the next is made: a builder may be ended at any time.
 */
export class KeptVectors {
  readonly #database: DatabaseSync;
  readonly #model: string;
  readonly #fill: number;
  readonly #known = new Map<string, Int8Array>();

  constructor(folder: string, model: string) {
    this.#model = model;
    this.#database = open(join(folder, FILE));
    const last = this.#database.prepare('SELECT max(fill) AS fill FROM kept').get() as {
      fill: number | null;
    };
    this.#fill = (last.fill ?? 0) + 1;
    for (const row of this.#database
      .prepare('SELECT digest, vector FROM kept WHERE model = ?')
      .iterate(model)) {
      const { digest, vector } = row as unknown as { digest: Uint8Array; vector: Uint8Array };
      this.#known.set(
        Buffer.from(digest).toString('hex'),
        new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
      );
    }
  }

  find(text: string, kind: TextKind): Int8Array | undefined {
    return this.#known.get(this.#digest(text, kind).toString('hex'));
  }

  /** False where its vectors have become longer or shorter: then all of them are forgotten. */
  keep(texts: readonly string[], kind: TextKind, vectors: readonly Float32Array[]): boolean {
    const [known] = this.#known.values();
    if (known !== undefined && vectors.some(({ length }) => length !== known.length)) {
      this.#database.prepare('DELETE FROM kept WHERE model = ?').run(this.#model);
      this.#known.clear();
      return false;
    }
    const insert = this.#database.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?)');
    this.#database.exec('BEGIN');
    for (const [at, text] of texts.entries()) {
      const digest = this.#digest(text, kind);
      const vector = quantise(vectors[at] as Float32Array);
      insert.run(digest, this.#model, vector, this.#fill);
      this.#known.set(digest.toString('hex'), vector);
    }
    this.#database.exec('COMMIT');
    return true;
  }

  /** Forgets what neither `texts` nor the ones before them had. */
  prune(texts: Iterable<{ text: string; kind: TextKind }>): void {
    const use = this.#database.prepare('UPDATE kept SET fill = ? WHERE digest = ?');
    this.#database.exec('BEGIN');
    for (const { text, kind } of texts) use.run(this.#fill, this.#digest(text, kind));
    this.#database.prepare('DELETE FROM kept WHERE fill <= ?').run(this.#fill - KEPT_FILLS);
    this.#database.exec('COMMIT');
  }

  close(): void {
    this.#database.close();
  }

  #digest(text: string, kind: TextKind): Buffer {
    return createHash('sha256')
      .update(JSON.stringify([this.#model, kind, text]))
      .digest()
      .subarray(0, DIGEST_BYTES);
  }
}

function open(file: string): DatabaseSync {
  try {
    return openAt(file);
  } catch {
    // Spoilt by a full disk or a copy: everything in it can be asked for again.
    rmSync(file, { force: true });
    return openAt(file);
  }
}

function openAt(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA synchronous = OFF; PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS kept (digest BLOB PRIMARY KEY, model TEXT NOT NULL, vector BLOB NOT NULL, fill INTEGER NOT NULL) WITHOUT ROWID`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
