const ROWS = 4;
/** A power of two: a key is mistaken for another where they meet in every row. */
const COLUMNS = 32_768;
const MOST = 15;
/** What was asked for before counts half from then on. */
const HALVED_AFTER = 2 * COLUMNS;

/** About how often each of any number of keys came of late, at most 15, in 128 kB: the count-min sketch of TinyLFU. */
export class FrequencySketch {
  readonly #counts = new Uint8Array(ROWS * COLUMNS);
  #counted = 0;

  count(key: string): void {
    const hash = hashOf(key);
    for (let row = 0; row < ROWS; row += 1) {
      const place = placeOf(hash, row);
      const count = this.#counts[place] as number;
      if (count < MOST) this.#counts[place] = count + 1;
    }
    this.#counted += 1;
    if (this.#counted % HALVED_AFTER === 0) this.#halve();
  }

  /** Too high where other keys share all its places, and never too low but for what was halved. */
  of(key: string): number {
    const hash = hashOf(key);
    let least = MOST;
    for (let row = 0; row < ROWS; row += 1) {
      least = Math.min(least, this.#counts[placeOf(hash, row)] as number);
    }
    return least;
  }

  #halve(): void {
    for (const [place, count] of this.#counts.entries()) this.#counts[place] = count >> 1;
  }
}

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** As good as a hash for each row: steps from one that are made of it (Kirsch and Mitzenmacher). */
function placeOf(hash: number, row: number): number {
  const step = (Math.imul(hash, 0x9e3779b1) >>> 16) | 1;
  return row * COLUMNS + ((hash + row * step) & (COLUMNS - 1));
}
