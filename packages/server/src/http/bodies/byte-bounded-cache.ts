import { LRUCache } from 'lru-cache';

/** Keeps the most recently used values whose sizes add up to at most `limit` bytes. */
export class ByteBoundedCache<Value extends { readonly bytes: number }> {
  readonly #values: LRUCache<string, Value>;

  constructor(limit: number) {
    this.#values = new LRUCache({
      maxSize: Math.floor(limit),
      // It takes nothing for a value that has no size.
      sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
    });
  }

  get bytes(): number {
    return this.#values.calculatedSize;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Reads without counting as use. */
  peek(key: string): Value | undefined {
    return this.#values.peek(key);
  }

  /** A value larger than the whole cache is not kept. */
  set(key: string, value: Value): void {
    this.#values.set(key, value);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  /** Most recently used first. */
  keys(): string[] {
    return [...this.#values.keys()];
  }
}
