/** The chrome of both languages and what pages share of their lists. */
const KEPT = 500;
/** Each is a path and a request, 100 bytes or so. */
const REMEMBERED = 2_000;

/**
 * Answers that were asked for again. What one page alone asks for, an article or two funds side by side, is asked for once, for the
 * page itself is kept: its answer would take several times the room of the page.
 */
export class SharedAnswers<Answer> {
  readonly #kept = new Map<string, Answer>();
  readonly #underWay = new Map<string, Promise<Answer>>();
  readonly #askedOnce = new Set<string>();

  /** The answer to `key`, which `make` gives where it is not kept; what failed is made again. */
  of(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#keep(key, kept);
      return Promise.resolve(kept);
    }
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const answer = this.#made(key, make);
    this.#underWay.set(key, answer);
    return answer;
  }

  async #made(key: string, make: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await make();
      if (this.#askedOnce.delete(key)) this.#keep(key, answer);
      else this.#remember(key);
      return answer;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** As the newest, in whose favour the one that nobody has asked for longest goes. */
  #keep(key: string, answer: Answer): void {
    this.#kept.delete(key);
    this.#kept.set(key, answer);
    if (this.#kept.size > KEPT) this.#kept.delete(oldest(this.#kept));
  }

  #remember(key: string): void {
    this.#askedOnce.add(key);
    if (this.#askedOnce.size > REMEMBERED) this.#askedOnce.delete(oldest(this.#askedOnce));
  }
}

const oldest = (keys: { keys(): Iterator<string> }): string => keys.keys().next().value ?? '';
