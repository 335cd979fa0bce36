/**
 * The page cache of one process, by number of pages: the least recently used goes, of which the server's own keeps more
 * (docs/decisions/0085); a page of another version counts as missing.
 */
export class BoundedCache {
  readonly #versions = new Map<number, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether it had the page; it has it now. */
  ask(page: number, version: number): boolean {
    const isKept = this.#versions.get(page) === version;
    this.#versions.delete(page);
    this.#versions.set(page, version);
    if (this.#versions.size > this.#most) {
      for (const oldest of this.#versions.keys()) {
        this.#versions.delete(oldest);
        break;
      }
    }
    return isKept;
  }
}
