/** What was made for the last few keys. All are let go when more come: pages share a few, and a size that is dragged has many. */
export class FewKept<Value> {
  readonly #most: number;
  readonly #kept = new Map<string | number, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  of(key: string | number, make: () => Value): Value {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    if (this.#kept.size === this.#most) this.#kept.clear();
    const made = make();
    this.#kept.set(key, made);
    return made;
  }
}
