import type { RecordTypeName } from '@bank/contract/schemas';
import { Spool, type Piece } from '../base/spool.ts';
import type { CheckedRecord } from './checked-record.ts';
import type { LineOrigin } from './line-origin.ts';

/** A line of the bundle and the records that were read from it. */
export interface Shelved {
  line: LineOrigin;
  records: CheckedRecord[];
}

/** Of these there may be any number. */
const MANY: ReadonlySet<RecordTypeName> = new Set(['article']);

/** So many characters of their lines, with what parsing makes of them, are a few dozen megabytes. */
const BATCH_CHARACTERS = 3_000_000;

/**
 * All records of a bundle. Those that others may name are kept; the many that nobody names pass by in batches, which
 * beyond the first lie on the disk.
 */
export class RecordShelf implements Iterable<CheckedRecord> {
  readonly kept: Shelved[] = [];
  readonly #batches: Piece[] = [];
  readonly #spool = new Spool();
  #open: Shelved[] = [];
  #openCharacters = 0;
  /** How many records there are. */
  length = 0;

  /** @param characters how long the line was */
  add(shelved: Shelved, characters: number): void {
    this.length += shelved.records.length;
    if (shelved.records.some(isNamed)) {
      this.kept.push(shelved);
      return;
    }
    if (this.#openCharacters + characters > BATCH_CHARACTERS && this.#open.length > 0) {
      this.#batches.push(this.#spool.add(JSON.stringify(this.#open)));
      this.#open = [];
      this.#openCharacters = 0;
    }
    this.#open.push(shelved);
    this.#openCharacters += characters;
  }

  /** What is not kept; a batch may be forgotten once the next one is asked for. At least one, if an empty one. */
  *batches(): Generator<Shelved[]> {
    for (const piece of this.#batches) yield JSON.parse(this.#spool.read(piece).toString()) as Shelved[];
    yield this.#open;
  }

  *[Symbol.iterator](): Generator<CheckedRecord> {
    for (const { records } of this.kept) yield* records;
    for (const batch of this.batches()) for (const { records } of batch) yield* records;
  }
}

/** Whether a rule about another record may look for this one: cases name the services that they used. */
function isNamed(record: CheckedRecord): boolean {
  return !MANY.has(record.type) || ('service' in record.body && record.body.service !== undefined);
}
