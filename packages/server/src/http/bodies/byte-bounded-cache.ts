import type { FrequencySketch } from './frequency-sketch.ts';

/** Whoever reads all there is in turn has always asked for the next page once more than for those that come after it. */
const BY_TURN = 1;

interface Policy<Value> {
  /** What is new then takes the place only of what is asked for clearly less often. */
  frequency?: FrequencySketch;
  /** A smaller form of a value, for which all are asked before any is given up; undefined where it has none. */
  lessened?: (value: Value) => Value | undefined;
}

/**
 * Keeps values whose sizes add up to at most `limit` bytes: the most recently used ones, unless a policy says more. By use
 * alone, who reads more pages in turn than there is room for would find none of them when they come again.
 */
export class ByteBoundedCache<Value extends { readonly bytes: number }> {
  readonly #limit: number;
  readonly #policy: Policy<Value>;
  /** In the order of use, the oldest first: a Map keeps the order in which its keys came. */
  readonly #values = new Map<string, Value>();
  /** Keys of values that have a smaller form. */
  readonly #large = new Set<string>();
  #bytes = 0;

  constructor(limit: number, policy: Policy<Value> = {}) {
    this.#limit = limit;
    this.#policy = policy;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#values.size;
  }

  hasRoomFor(bytes: number): boolean {
    return this.#bytes + bytes <= this.#limit;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#policy.frequency?.count(key);
    this.#moveToEnd(key, value);
    return value;
  }

  /** Reads without counting as use. */
  peek(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** A value larger than the whole cache is not kept, nor a new one that is not asked for clearly more often than what it would crowd out. */
  set(key: string, value: Value): void {
    const isNew = !this.#values.has(key);
    this.delete(key);
    if (isNew) this.#policy.frequency?.count(key);
    if (value.bytes > this.#limit || !this.#makesRoom(key, value.bytes, isNew)) return;
    this.#values.set(key, value);
    this.#bytes += value.bytes;
    if (this.#policy.lessened?.(value) !== undefined) this.#large.add(key);
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#large.delete(key);
    this.#bytes -= value.bytes;
  }

  /** Most recently used first. */
  keys(): string[] {
    return [...this.#values.keys()].toReversed();
  }

  #moveToEnd(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }

  #makesRoom(key: string, bytes: number, isNew: boolean): boolean {
    const { frequency } = this.#policy;
    this.#lessen(bytes);
    for (const [oldest, value] of this.#values) {
      if (this.hasRoomFor(bytes)) break;
      if (isNew && frequency !== undefined && frequency.of(key) <= frequency.of(oldest) + BY_TURN) {
        // The next one that is new is measured at another.
        this.#moveToEnd(oldest, value);
        return false;
      }
      this.delete(oldest);
    }
    return true;
  }

  /** Until there is room for so many bytes, or nothing has a smaller form. */
  #lessen(bytes: number): void {
    for (const key of this.#large) {
      if (this.hasRoomFor(bytes)) return;
      const value = this.#values.get(key);
      const less = value && this.#policy.lessened?.(value);
      this.#large.delete(key);
      if (value === undefined || less === undefined) continue;
      this.#values.set(key, less);
      this.#bytes -= value.bytes - less.bytes;
    }
  }
}
