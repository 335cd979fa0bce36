/** What was made by key, no more than the newest `most` of it. */
export class Newest<Key, Value> {
  readonly #made = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.#made.set(key, value);
    if (this.#made.size > this.#most) this.forget(this.#made.keys().next().value as Key);
    return value;
  }

  forget(key: Key): void {
    this.#made.delete(key);
  }
}
