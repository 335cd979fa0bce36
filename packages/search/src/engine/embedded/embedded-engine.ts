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
import type { Meaning } from '../meaning/meaning.ts';
import type { QueryVectors } from '../meaning/query-vectors.ts';
import { IndexWorker } from './index-worker.ts';
import { readVectorsMeta } from '../meaning/vector-file.ts';
import { vectorsBeside } from './index-files.ts';
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
  /** Tells what keywords mean; without it, or without vectors of its model beside the index, words alone count. */
  readonly meanings?: QueryVectors | undefined;
}

/** Searches one index file, in threads of its own. */
export class EmbeddedEngine implements SearchEngine {
  readonly #workers: readonly IndexWorker[];
  readonly #recent = new RecentAnswers();
  readonly #meanings: QueryVectors | undefined;
  /** Those found by what they mean; 0 where words alone count. */
  readonly passages: number;

  private constructor(workers: readonly IndexWorker[], meanings: QueryVectors | undefined, passages: number) {
    this.#workers = workers;
    this.#meanings = meanings;
    this.passages = passages;
  }

  static async open(file: string, { workers = 1, deadlineMs = DEADLINE_MS, meanings }: EmbeddedOptions = {}) {
    // A model that has made no vectors of this release is not asked what keywords mean.
    const made = meanings && readVectorsMeta(vectorsBeside(file), meanings.model);
    const data = { file, model: made?.model ?? '' };
    const opening = Array.from({ length: workers }, () => IndexWorker.open(data, deadlineMs));
    const used = made === undefined ? undefined : meanings;
    return new EmbeddedEngine(await Promise.all(opening), used, made?.embedded ?? 0);
  }

  async search(keyword: string, filters: SearchFilters, page: Page): Promise<SearchAnswer> {
    const args = { keyword: bounded(keyword), filters: stepped(filters), page };
    const { keyword: asked } = args;
    const vector = await this.#meanings?.of(asked);
    const whole = this.#ask({ name: 'page', args }, vector);
    const { sort: _order, ...inAnyOrder } = args.filters;
    const { docTypes: _any, ...ofAnyType } = inAnyOrder;
    const counts = keyOf({ name: 'counts', args: { keyword: asked, filters: ofAnyType } }, vector);
    const facets = keyOf({ name: 'facets', args: { keyword: asked, filters: inAnyOrder } }, vector);
    this.#recent.offer(counts, async () => (await whole).counts);
    this.#recent.offer(facets, async () => (await whole).facets);
    return (await whole).search;
  }

  async counts(keyword: string, filters: CountFilters): Promise<TypeCount[]> {
    const args = { keyword: bounded(keyword), filters: stepped(filters) };
    return this.#ask({ name: 'counts', args }, await this.#meanings?.of(args.keyword));
  }

  async facets(keyword: string, filters: FacetFilters): Promise<FacetCounts> {
    const args = { keyword: bounded(keyword), filters: stepped(filters) };
    return this.#ask({ name: 'facets', args }, await this.#meanings?.of(args.keyword));
  }

  /** What a keyword means in this index, for an engine that only finds words. Undefined where that cannot be told. */
  async meaningOf(keyword: string): Promise<Meaning | undefined> {
    const text = bounded(keyword);
    const vector = await this.#meanings?.of(text);
    if (vector === undefined) return undefined;
    return {
      near: (filters) =>
        this.#ask({ name: 'near', args: { keyword: text, filters: stepped(filters) } }, vector).catch(
          () => [],
        ),
    };
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
    vector?: Float32Array,
  ): Promise<WorkerCalls[Name]['answer']> {
    return this.#recent.get(keyOf(call, vector), async () => {
      const [least, ...others] = this.#workers;
      if (least === undefined) throw new RangeError('An embedded search engine needs at least one worker.');
      const idle = others.reduce((best, worker) => (worker.waiting < best.waiting ? worker : best), least);
      return idle.ask<Name>(call, vector);
    });
  }
}

/** The same in whatever order the filters were written; what words alone found is no answer once the meaning is known. */
function keyOf({ name, args }: WorkerCall, vector: Float32Array | undefined): string {
  const told = vector === undefined ? name : `${name} by meaning`;
  if (!('filters' in args)) return JSON.stringify([told, args]);
  const filters = Object.entries(args.filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([told, { ...args, filters }]);
}

/** Nothing longer than a keyword can be crosses to the thread or becomes a key. */
function bounded(keyword: string): string {
  return keyword.trim().slice(0, 256);
}

function stepped<Filters extends { now: number }>(filters: Filters): Filters {
  return { ...filters, now: filters.now - (filters.now % CLOCK_STEP_MS) };
}
