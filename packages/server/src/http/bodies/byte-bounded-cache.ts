/** Keeps the most recently used values whose sizes add up to at most `limit` bytes. */
export class ByteBoundedCache<Value extends { readonly bytes: number }> {
  readonly #limit: number;
  /** In the order of use, the oldest first: a Map keeps the order in which its keys came. */
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** Reads without counting as use. */
  peek(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** A value larger than the whole cache is not kept. */
  set(key: string, value: Value): void {
    this.delete(key);
    if (value.bytes > this.#limit) return;
    this.#values.set(key, value);
    this.#bytes += value.bytes;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= value.bytes;
  }

  /** Most recently used first. */
  keys(): string[] {
    return [...this.#values.keys()].toReversed();
  }
}
