import type { Found, VisibleFilters } from '../search-backend.ts';
import type { Passage } from './passages.ts';

/** A document with a passage that means about what is asked for. */
export interface Near {
  /** Of what the lookup tells it has nothing: it need not hold a word of the keyword. */
  readonly candidate: Found;
  /** The cosine of its nearest passage. */
  readonly similarity: number;
  readonly passage: Passage;
}

/** What one keyword means, where that is known. */
export interface Meaning {
  /** Nearest first; what is not near enough is left out. */
  near(filters: VisibleFilters): Promise<readonly Near[]> | readonly Near[];
}

/** Keywords with a Chinese character are nearer to Chinese passages, whatever they mean. */
export type Script = 'han' | 'latin';

export function scriptOf(text: string): Script {
  return /\p{Script=Han}/u.test(text) ? 'han' : 'latin';
}
