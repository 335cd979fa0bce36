import { spellingOf } from '../../analyse/normalise.ts';
import { holdsPersonalNumber } from '../../hot-search/hot-search-rules.ts';
import { boundKeyword } from '../../query/plan-query.ts';
import { RecentAnswers } from '../embedded/recent-answers.ts';
import { CircuitBreaker } from '../opensearch/circuit-breaker.ts';
import { withoutQuotes } from '../quoted.ts';
import { EmbeddingsUnavailable, type Embedder } from './embedder.ts';

/** What became of the question for a vector. `late`: it was there after the deadline, for whoever asks next. */
export type VectorOutcome = 'found' | 'late' | 'failed' | 'busy';

export interface QueryVectorsOptions {
  /** Who waits longer gets what the words alone find. */
  readonly deadlineMs?: number;
  readonly heard?: (outcome: VectorOutcome) => void;
  /** Milliseconds, for the circuit. */
  readonly clock?: () => number;
}

const DEADLINE_MS = 150;
/** Asked at the same time; what comes on top is answered by words. */
const MOST_AT_ONCE = 8;

/** What keywords mean, asked of a model within a short time, remembered, and done without where it cannot be had. */
export class QueryVectors {
  readonly model: string;
  readonly #embedder: Embedder;
  readonly #deadlineMs: number;
  readonly #heard: (outcome: VectorOutcome) => void;
  readonly #recent = new RecentAnswers();
  readonly #breaker: CircuitBreaker;
  #asking = 0;

  constructor(embedder: Embedder, { deadlineMs = DEADLINE_MS, heard, clock }: QueryVectorsOptions = {}) {
    this.model = embedder.model;
    this.#embedder = embedder;
    this.#deadlineMs = deadlineMs;
    this.#heard = heard ?? (() => undefined);
    this.#breaker = new CircuitBreaker(clock);
  }

  /** Never rejects. Undefined where only the words of a keyword count, or where its meaning cannot be told now. */
  async of(keyword: string): Promise<Float32Array | undefined> {
    const text = spellingOf(boundKeyword(keyword)).replace(/\s+/g, ' ').trim();
    if (!isAskable(keyword, text)) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.#deadlineMs);
    });
    const asked = this.#recent.get(text, () => this.#ask(text)).catch((error: unknown) => error);
    const answer = await Promise.race([asked, deadline]);
    clearTimeout(timer);
    if (answer instanceof Float32Array) {
      this.#heard('found');
      return answer;
    }
    this.#heard(answer === 'late' ? 'late' : answer instanceof TooMany ? 'busy' : 'failed');
    return undefined;
  }

  async #ask(text: string): Promise<Float32Array> {
    if (this.#asking >= MOST_AT_ONCE) throw new TooMany();
    this.#asking += 1;
    try {
      return await this.#breaker.run(
        async () => {
          const [vector] = await this.#embedder.embed([text], 'query');
          if (vector === undefined) throw new EmbeddingsUnavailable('no vector for one keyword');
          return vector;
        },
        () => Promise.reject(new EmbeddingsUnavailable('the endpoint failed lately and is not asked')),
      );
    } finally {
      this.#asking -= 1;
    }
  }
}

class TooMany extends Error {}

/** Words in quotes are meant as they are; a number of a person goes to no other machine; a letter means nothing. */
function isAskable(keyword: string, text: string): boolean {
  if (withoutQuotes(keyword) !== keyword.replace(/\s+/g, ' ').trim()) return false;
  if (holdsPersonalNumber(text) || /\S@\S/.test(text)) return false;
  return /\p{Script=Han}.*\p{Script=Han}|\p{L}{3}/u.test(text);
}
