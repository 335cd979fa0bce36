export const CHINESE_RUN = /\p{Script=Han}+/gu;

/** Every stretch of Chinese characters in the texts that were added, once, in the order in which they came. */
export class ChineseRuns implements Iterable<string> {
  readonly #runs = new Set<string>();

  /** Adds the texts of a record, however deep they lie. */
  add(value: unknown): void {
    if (typeof value === 'string') {
      for (const [run] of value.matchAll(CHINESE_RUN)) if (!this.#runs.has(run)) this.#runs.add(copied(run));
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) this.add(inner);
    }
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#runs.values();
  }
}

/** A part of a text keeps the whole of it in memory, until it is copied. */
function copied(part: string): string {
  return Buffer.from(part, 'utf16le').toString('utf16le');
}
