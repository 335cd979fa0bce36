import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Heading } from '../search-document.ts';
import type { Script } from './meaning.ts';
import type { Passage } from './passages.ts';

/** Raise when passages are cut or kept otherwise. */
const VERSION = '2';

export interface VectorsMeta {
  /** See `Embedder`. */
  readonly model: string;
  readonly dimensions: number;
  /** Passages of the release, and how many of them have a vector. */
  readonly passages: number;
  readonly embedded: number;
  /** See `measureFloors`. */
  readonly floors: Readonly<Record<Script, number>>;
}

export interface EmbeddedPassage extends Passage {
  /** Of the document in the index of the release. */
  readonly row: number;
  readonly vector: Int8Array;
}

const SCHEMA = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE passage (row INTEGER NOT NULL, vector BLOB NOT NULL, heading TEXT, text TEXT NOT NULL);
`;

/** Appears whole, by one rename. */
export function writeVectors(file: string, meta: VectorsMeta, passages: Iterable<EmbeddedPassage>): void {
  const building = `${file}.building-${process.pid}-${performance.now()}`;
  const database = new DatabaseSync(building);
  try {
    database.exec('PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    database.exec(SCHEMA);
    database.exec('BEGIN');
    const insert = database.prepare('INSERT INTO passage VALUES (?, ?, ?, ?)');
    for (const { row, vector, heading, text } of passages) {
      insert.run(row, vector, heading === undefined ? null : JSON.stringify(heading), text);
    }
    database
      .prepare('INSERT INTO meta VALUES (?, ?)')
      .run('meta', JSON.stringify({ ...meta, version: VERSION }));
    database.exec('COMMIT');
    database.close();
    renameSync(building, file);
  } finally {
    if (database.isOpen) database.close();
    rmSync(building, { force: true });
  }
}

/** What a file of vectors says of itself; undefined where there is none that this code and this model can use. */
export function readVectorsMeta(file: string, model: string): VectorsMeta | undefined {
  const opened = openAs(file, model);
  opened?.database.close();
  return opened?.meta;
}

export interface OpenVectors {
  readonly meta: VectorsMeta;
  /** Of which document each passage is, in the order of `vectors`. */
  readonly rows: Uint32Array;
  vectors(): Iterable<Int8Array>;
  passage(at: number): Passage;
  close(): void;
}

export function openVectors(file: string, model: string): OpenVectors | undefined {
  const opened = openAs(file, model);
  if (opened === undefined) return undefined;
  const { database, meta } = opened;
  return {
    meta,
    rows: Uint32Array.from(
      database.prepare('SELECT row FROM passage ORDER BY rowid').iterate() as Iterable<{ row: number }>,
      ({ row }) => row,
    ),
    vectors: () => vectorsIn(database),
    passage(at) {
      const found = database.prepare('SELECT heading, text FROM passage WHERE rowid = ?').get(at + 1) as
        { heading: string | null; text: string } | undefined;
      const heading = found?.heading ?? null;
      return {
        text: found?.text ?? '',
        ...(heading !== null && { heading: JSON.parse(heading) as Heading }),
      };
    },
    close: () => database.close(),
  };
}

function openAs(file: string, model: string): { database: DatabaseSync; meta: VectorsMeta } | undefined {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  const meta = metaOf(database);
  if (meta?.model === model) return { database, meta };
  database.close();
  return undefined;
}

function metaOf(database: DatabaseSync): VectorsMeta | undefined {
  try {
    const row = database.prepare('SELECT value FROM meta').get() as { value: string } | undefined;
    const meta = JSON.parse(row?.value ?? '{}') as VectorsMeta & { version?: string };
    return meta.version === VERSION ? meta : undefined;
  } catch {
    // Half a file, or none of ours: it is made anew.
    return undefined;
  }
}

function* vectorsIn(database: DatabaseSync): Generator<Int8Array> {
  for (const row of database.prepare('SELECT vector FROM passage ORDER BY rowid').iterate()) {
    const { buffer, byteOffset, byteLength } = row['vector'] as Uint8Array;
    yield new Int8Array(buffer, byteOffset, byteLength);
  }
}
