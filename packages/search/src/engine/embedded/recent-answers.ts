const MOST_ANSWERS = 500;

/** The answers of the last searches, least recently used out first. Equal calls at the same time are asked once. */
export class RecentAnswers {
  readonly #answers = new Map<string, Promise<unknown>>();

  async get<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#answers.get(key) ?? ask();
    this.#put(key, answer);
    try {
      return (await answer) as Answer;
    } catch (error) {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
      throw error;
    }
  }

  /** Keeps the answer to a call that comes with that of another, for who may ask for it next. */
  offer(key: string, make: () => Promise<unknown>): void {
    if (this.#answers.has(key)) return;
    const answer = make();
    this.#put(key, answer);
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
  }

  #put(key: string, answer: Promise<unknown>): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > MOST_ANSWERS) {
      const [oldest] = this.#answers.keys();
      if (oldest !== undefined) this.#answers.delete(oldest);
    }
  }
}
