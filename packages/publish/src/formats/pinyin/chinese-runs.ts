import { Spool, type Piece } from '../../base/spool.ts';

/** No sentence is as long; whoever reads one takes some hundred times its room. */
export const CHINESE_RUN = /\p{Script=Han}{1,500}/gu;

/** So many are known by heart, some 20 MB of them; those that come later lie on the disk, and may stand there twice. */
const KNOWN = 200_000;
const RUNS_A_PIECE = 10_000;

/** Every stretch of Chinese characters in the texts that were added, in the order in which they came. */
export class ChineseRuns implements Iterable<string> {
  readonly #known = new Set<string>();
  readonly #mostKnown: number;
  readonly #spool = new Spool();
  readonly #pieces: Piece[] = [];
  #pending: string[] = [];

  constructor(mostKnown = KNOWN) {
    this.#mostKnown = mostKnown;
  }

  /** Adds the texts of a record, however deep they lie. */
  add(value: unknown): void {
    if (typeof value === 'string') {
      for (const [run] of value.matchAll(CHINESE_RUN)) if (!this.#known.has(run)) this.#keep(run);
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) this.add(inner);
    }
  }

  *[Symbol.iterator](): Generator<string> {
    yield* this.#known;
    for (const piece of this.#pieces) yield* this.#spool.read(piece).toString().split('\n');
    yield* this.#pending;
  }

  #keep(run: string): void {
    if (this.#known.size < this.#mostKnown) {
      this.#known.add(copied(run));
      return;
    }
    this.#pending.push(run);
    if (this.#pending.length < RUNS_A_PIECE) return;
    this.#pieces.push(this.#spool.add(this.#pending.join('\n')));
    this.#pending = [];
  }
}

/** A part of a text keeps the whole of it in memory, until it is copied. */
function copied(part: string): string {
  return Buffer.from(part, 'utf16le').toString('utf16le');
}
