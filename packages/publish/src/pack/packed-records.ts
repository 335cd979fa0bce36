import { LARGEST_RECORDS_BYTES, LARGEST_RECORD_BYTES, megabytes } from '../base/limits.ts';
import type { FileContent } from '../base/bundle/file-content.ts';
import { byCodeUnit } from '../base/bundle/manifest.ts';
import type { RecordLine } from '../base/bundle/record-line.ts';
import { ContentError } from '../base/errors.ts';
import { words } from '../base/words.ts';
import { Spool, type Piece } from '../base/spool.ts';

interface Line {
  key: string;
  piece: Piece;
}

/** The records of a bundle: of each only its key is kept, and where its line was put away. */
export class PackedRecords {
  readonly #types = new Map<string, { lines: Line[]; size: number }>();
  readonly #spool = new Spool();
  readonly #largest: { record: number; file: number };
  count = 0;

  constructor(largest = { record: LARGEST_RECORD_BYTES, file: LARGEST_RECORDS_BYTES }) {
    this.#largest = largest;
  }

  /** @throws ContentError when a record, or a type's file, becomes larger than is accepted. */
  add(type: string, record: RecordLine): void {
    const piece = this.#spool.add(`${JSON.stringify(ordered(record))}\n`);
    if (piece.length > this.#largest.record) {
      throw new ContentError(
        words`${type} ${record.key} is ${megabytes(piece.length)}, and a record may have ${megabytes(this.#largest.record)}. Nothing was written. Divide it.`,
      );
    }
    const file = this.#types.get(type) ?? { lines: [], size: 0 };
    this.#types.set(type, file);
    file.lines.push({ key: record.key, piece });
    file.size += piece.length;
    this.count += 1;
    if (file.size <= this.#largest.file) return;
    throw new ContentError(
      words`All records of ${type} share one file, and it would be larger than the ${megabytes(this.#largest.file)} that are accepted (${file.lines.length.toLocaleString('en')} records were read). Nothing was written. Publish fewer or shorter ones.`,
    );
  }

  /** Path in the bundle → bytes; the lines stand in the order of their keys. */
  files(): [path: string, content: FileContent][] {
    return [...this.#types].map(([type, { lines, size }]) => {
      lines.sort((a, b) => byCodeUnit(a.key, b.key));
      return [`content/${type}.ndjson`, { size, chunks: () => this.#chunksOf(lines) }];
    });
  }

  *#chunksOf(lines: readonly Line[]): Generator<Buffer> {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES + this.#largest.record);
    for (const piece of inPieces(lines)) yield this.#spool.read(piece, buffer);
  }
}

const CHUNK_BYTES = 1024 * 1024;

/** Lines that follow each other in the spool too are read at once, as they do where file names and keys are in one order. */
function* inPieces(lines: readonly Line[]): Generator<Piece> {
  let open: Piece | undefined;
  for (const { piece } of lines) {
    if (open !== undefined && open.offset + open.length === piece.offset && open.length < CHUNK_BYTES) {
      open.length += piece.length;
      continue;
    }
    if (open !== undefined) yield open;
    open = { ...piece };
  }
  if (open !== undefined) yield open;
}

function ordered({ key, languages, from, publishAt, expireAt, zh, en, ...common }: RecordLine): object {
  return { key, languages, from, publishAt, expireAt, ...common, zh, en };
}
