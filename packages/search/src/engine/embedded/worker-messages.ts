import type { Language } from '@bank/contract';
import type { FacetCounts } from '../facets.ts';
import type { Near } from '../meaning/meaning.ts';
import type { VisibleFilters } from '../search-backend.ts';
import type {
  CountFilters,
  FacetFilters,
  Page,
  SearchedPage,
  SearchFilters,
  Suggestion,
  TypeCount,
} from '../search-engine.ts';

/** What a search worker can be asked, and what it answers with. */
export interface WorkerCalls {
  /** What it lists with its counts, which whoever shows a list asks for next. */
  page: { args: { keyword: string; filters: SearchFilters; page: Page }; answer: SearchedPage };
  counts: { args: { keyword: string; filters: CountFilters }; answer: TypeCount[] };
  facets: { args: { keyword: string; filters: FacetFilters }; answer: FacetCounts };
  suggest: {
    args: { text: string; language: Language; limit: number; asked: readonly string[] };
    answer: Suggestion[];
  };
  /** For a search on a cluster, which has no vectors. */
  near: { args: { keyword: string; filters: VisibleFilters }; answer: readonly Near[] };
}
export type CallName = keyof WorkerCalls;

/** One call's name with its own arguments. */
export type WorkerCall = { [Name in CallName]: { name: Name; args: WorkerCalls[Name]['args'] } }[CallName];

export interface WorkerRequest {
  readonly id: number;
  /** Milliseconds since the epoch; a call not begun by then is not worth beginning. */
  readonly expiresAt: number;
  readonly call: WorkerCall;
  /** What its keyword means, where a model told it. */
  readonly vector?: Float32Array | undefined;
}

export interface WorkerData {
  readonly file: string;
  /** Whose vectors are to be read; '' for none. */
  readonly model: string;
}

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly message: string; readonly isOutdated: boolean }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
