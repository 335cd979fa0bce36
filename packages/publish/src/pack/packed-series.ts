import type { SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';
import type { FileContent } from '../base/bundle/file-content.ts';
import { linesOf } from '../base/bundle/file-lines.ts';
import { byCodeUnit } from '../base/bundle/manifest.ts';
import { seriesHeader } from '../base/bundle/series-header.ts';
import { LARGEST_RECORD_BYTES } from '../base/limits.ts';
import { Spool, type Piece } from '../base/spool.ts';

const CHUNK_BYTES = 1024 * 1024;

/** A history of a bundle: its rows are put away as they come, and given in the order of key and day. */
export class PackedSeries {
  readonly #type: SeriesTypeName;
  readonly #rows = new Spool();
  #pending: string[] = [];
  #last = '';
  #isOrdered = true;
  count = 0;

  constructor(type: SeriesTypeName) {
    this.#type = type;
  }

  /** Keys, days and decimals hold neither commas nor quotes, so the file needs none. */
  add({ key, date, values }: NewPoint): void {
    const name = `${key},${date},`;
    if (name <= this.#last) this.#isOrdered = false;
    this.#last = name;
    this.#pending.push(`${name}${values.join(',')}\n`);
    this.count += 1;
    if (this.#pending.length >= 10_000) this.#putAway();
  }

  file(): FileContent {
    this.#putAway();
    const header = Buffer.from(`${seriesHeader(this.#type)}\n`);
    const pieces = this.#isOrdered ? undefined : orderOf(this.#inOneGo());
    const rows = () => (pieces === undefined ? this.#inOneGo().chunks() : this.#inPieces(pieces));
    return {
      size: header.length + this.#rows.size,
      *chunks() {
        yield header;
        yield* rows();
      },
    };
  }

  #putAway(): void {
    if (this.#pending.length > 0) this.#rows.add(this.#pending.join(''));
    this.#pending = [];
  }

  #inOneGo(): FileContent {
    const rows = this.#rows;
    return {
      size: rows.size,
      *chunks() {
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        for (let offset = 0; offset < rows.size; offset += CHUNK_BYTES)
          yield rows.read({ offset, length: Math.min(CHUNK_BYTES, rows.size - offset) }, buffer);
      },
    };
  }

  *#inPieces(pieces: Iterable<Piece>): Generator<Buffer> {
    let open: Buffer[] = [];
    let size = 0;
    for (const piece of pieces) {
      open.push(this.#rows.read(piece));
      size += piece.length;
      if (size < CHUNK_BYTES) continue;
      yield Buffer.concat(open, size);
      open = [];
      size = 0;
    }
    yield Buffer.concat(open, size);
  }
}

/** Where the rows lie, in the order of key and day. Three numbers a row: as texts, millions of them fill the memory. */
function orderOf(rows: FileContent): Iterable<Piece> {
  const keys = new Map<string, number>();
  const days = new Map<string, number>();
  const idOf = (ids: Map<string, number>, name: string) => {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  };
  const named: number[] = [];
  const starts: number[] = [0];
  for (const line of linesOf(rows, LARGEST_RECORD_BYTES)) {
    if (line === undefined || line === '') continue;
    const [key = '', day = ''] = line.split(',', 2);
    named.push(idOf(keys, key), idOf(days, day));
    starts.push((starts.at(-1) ?? 0) + Buffer.byteLength(line) + 1);
  }
  const [keyRanks, dayRanks] = [ranksOf(keys), ranksOf(days)];
  const count = starts.length - 1;
  const placed = Float64Array.from({ length: count }, (_, row) => {
    const [key = 0, day = 0] = [named[2 * row], named[2 * row + 1]];
    return ((keyRanks[key] ?? 0) * days.size + (dayRanks[day] ?? 0)) * count + row;
  }).sort();
  return {
    *[Symbol.iterator]() {
      for (const place of placed) {
        const row = place % count;
        const [offset = 0, end = 0] = [starts[row], starts[row + 1]];
        yield { offset, length: end - offset };
      }
    },
  };
}

function ranksOf(ids: ReadonlyMap<string, number>): number[] {
  const ranks: number[] = [];
  for (const [rank, [, id]] of [...ids].sort(([a], [b]) => byCodeUnit(a, b)).entries()) ranks[id] = rank;
  return ranks;
}
