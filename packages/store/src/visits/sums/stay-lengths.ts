/** A bucket is 1.8 per cent wide: its middle, rounded, is at most one per cent beside what was put in. */
const WIDTH = Math.log(1.018);
const SHORTEST_MS = 1_000;
// Up to eleven days, which is longer than any stay with all its parts.
const BUCKETS = 768;

/**
 * How many stays were of about a length: what a median of several days is made from, exact to one per cent. Packed as pairs
 * of numbers, how many buckets further and how many stays, seven bits a byte with the lowest first.
 */
export class StayLengths {
  readonly #times = new Float64Array(BUCKETS);

  add(ms: number, times: number): void {
    const bucket = Math.floor(Math.log(ms / SHORTEST_MS) / WIDTH);
    this.#count(Math.min(BUCKETS - 1, Math.max(0, bucket)), times);
  }

  /** What `packed` gave. */
  addPacked(bytes: Uint8Array): void {
    let at = 0;
    const next = () => {
      let [value, place] = [0, 1];
      for (;;) {
        const byte = bytes[at] ?? 0;
        at += 1;
        value += (byte & 0x7f) * place;
        if (byte < 0x80) return value;
        place *= 0x80;
      }
    };
    for (let bucket = 0; at < bytes.length;) {
      bucket += next();
      this.#count(bucket, next());
    }
  }

  packed(): Uint8Array {
    const bytes: number[] = [];
    const put = (value: number) => {
      let rest = value;
      for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
      bytes.push(rest);
    };
    let before = 0;
    for (const [bucket, times] of this.#times.entries()) {
      if (times === 0) continue;
      put(bucket - before);
      put(times);
      before = bucket;
    }
    return Uint8Array.from(bytes);
  }

  /** By nearest rank; the middle of the bucket that it lies in. */
  rank(share: number): number | undefined {
    const rank = Math.ceil(share * this.#times.reduce((total, times) => total + times, 0));
    let seen = 0;
    for (const [bucket, times] of this.#times.entries()) {
      seen += times;
      if (times > 0 && seen >= rank) return Math.round(SHORTEST_MS * Math.exp((bucket + 0.5) * WIDTH));
    }
    return undefined;
  }

  #count(bucket: number, times: number): void {
    this.#times[bucket] = (this.#times[bucket] ?? 0) + times;
  }
}
