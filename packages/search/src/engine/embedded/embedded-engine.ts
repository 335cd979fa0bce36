import type { Language } from '@bank/contract';
import type { FacetCounts } from '../facets.ts';
import type {
  CountFilters,
  FacetFilters,
  Page,
  SearchAnswer,
  SearchEngine,
  SearchFilters,
  Suggestion,
  TypeCount,
} from '../search-engine.ts';
import { IndexWorker } from './index-worker.ts';
import { RecentAnswers } from './recent-answers.ts';
import type { CallName, WorkerCall, WorkerCalls } from './worker-messages.ts';

/** Who waits longer would rather have an answer of no search (REL-5). */
const DEADLINE_MS = 300;
/** Answers are reused within a step of this clock, so a page may expire this much late in search. */
const CLOCK_STEP_MS = 10_000;

export interface EmbeddedOptions {
  /** Threads; one answers about 190 searches a second. */
  readonly workers?: number;
  readonly deadlineMs?: number;
}

/** Searches one index file, in threads of its own. */
export class EmbeddedEngine implements SearchEngine {
  readonly #workers: readonly IndexWorker[];
  readonly #recent = new RecentAnswers();

  private constructor(workers: readonly IndexWorker[]) {
    this.#workers = workers;
  }

  static async open(file: string, { workers = 1, deadlineMs = DEADLINE_MS }: EmbeddedOptions = {}) {
    const opening = Array.from({ length: workers }, () => IndexWorker.open(file, deadlineMs));
    return new EmbeddedEngine(await Promise.all(opening));
  }

  async search(keyword: string, filters: SearchFilters, page: Page): Promise<SearchAnswer> {
    const args = { keyword: bounded(keyword), filters: stepped(filters), page };
    const whole = this.#ask({ name: 'page', args });
    const { keyword: asked } = args;
    const { sort: _order, ...inAnyOrder } = args.filters;
    const { docTypes: _any, ...ofAnyType } = inAnyOrder;
    const counts = keyOf({ name: 'counts', args: { keyword: asked, filters: ofAnyType } });
    const facets = keyOf({ name: 'facets', args: { keyword: asked, filters: inAnyOrder } });
    this.#recent.offer(counts, async () => (await whole).counts);
    this.#recent.offer(facets, async () => (await whole).facets);
    return (await whole).search;
  }

  counts(keyword: string, filters: CountFilters): Promise<TypeCount[]> {
    return this.#ask({ name: 'counts', args: { keyword: bounded(keyword), filters: stepped(filters) } });
  }

  facets(keyword: string, filters: FacetFilters): Promise<FacetCounts> {
    return this.#ask({ name: 'facets', args: { keyword: bounded(keyword), filters: stepped(filters) } });
  }

  suggest(
    text: string,
    language: Language,
    limit: number,
    asked: readonly string[] = [],
  ): Promise<Suggestion[]> {
    return this.#ask({ name: 'suggest', args: { text: bounded(text), language, limit, asked } });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #ask<Name extends CallName>(
    call: Extract<WorkerCall, { name: Name }>,
  ): Promise<WorkerCalls[Name]['answer']> {
    return this.#recent.get(keyOf(call), async () => {
      const [least, ...others] = this.#workers;
      if (least === undefined) throw new RangeError('An embedded search engine needs at least one worker.');
      const idle = others.reduce((best, worker) => (worker.waiting < best.waiting ? worker : best), least);
      return idle.ask<Name>(call);
    });
  }
}

/** The same in whatever order the filters were written. */
function keyOf({ name, args }: WorkerCall): string {
  if (!('filters' in args)) return JSON.stringify([name, args]);
  const filters = Object.entries(args.filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([name, { ...args, filters }]);
}

/** Nothing longer than a keyword can be crosses to the thread or becomes a key. */
function bounded(keyword: string): string {
  return keyword.trim().slice(0, 256);
}

function stepped<Filters extends { now: number }>(filters: Filters): Filters {
  return { ...filters, now: filters.now - (filters.now % CLOCK_STEP_MS) };
}
