/** Three slow or failed calls in a row are enough to stop asking (REL-5). */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 10_000;

export type CircuitState = 'closed' | 'open' | 'half-open';

/** Keeps visitors from waiting for something that is away: after failures it is asked again only now and then. */
export class CircuitBreaker {
  readonly #clock: () => number;
  #failures = 0;
  #openedAt = 0;
  #isTrying = false;

  /** `clock` in milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  get state(): CircuitState {
    if (this.#failures < FAILURES_TO_OPEN) return 'closed';
    return this.#clock() - this.#openedAt < OPEN_MS ? 'open' : 'half-open';
  }

  /** Runs `ask`, or `instead` when the circuit is open or `ask` fails; half open, one call at a time tries. */
  async run<Answer>(ask: () => Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
    const { state } = this;
    if (state === 'open' || (state === 'half-open' && this.#isTrying)) return instead();
    this.#isTrying = state === 'half-open';
    try {
      const answer = await ask();
      this.#failures = 0;
      return answer;
    } catch {
      // Whatever went wrong there, the fallback's answer or error is what the caller can use.
      this.#failures = Math.min(this.#failures + 1, FAILURES_TO_OPEN);
      this.#openedAt = this.#clock();
      return instead();
    } finally {
      this.#isTrying = false;
    }
  }
}
