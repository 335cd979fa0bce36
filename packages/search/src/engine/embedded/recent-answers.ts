const MOST_ANSWERS = 500;

/** The answers of the last searches, least recently used out first. Equal calls at the same time are asked once. */
export class RecentAnswers {
  readonly #answers = new Map<string, Promise<unknown>>();

  async get<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    const answer = known ?? ask();
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > MOST_ANSWERS) {
      const [oldest] = this.#answers.keys();
      if (oldest !== undefined) this.#answers.delete(oldest);
    }
    try {
      return (await answer) as Answer;
    } catch (error) {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
      throw error;
    }
  }
}
