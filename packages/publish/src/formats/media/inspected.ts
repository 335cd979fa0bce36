import type { MediaExt } from './media-type.ts';
import type { Words } from '../../base/words.ts';

/** What a file that may be published is by its own bytes. */
export interface MediaFacts {
  ext: MediaExt;
  width?: number;
  height?: number;
  pages?: number;
  /** Whole seconds of a film. */
  duration?: number;
}

/** Why a file may not be published. */
export interface MediaProblem {
  line?: number;
  expected: Words;
  found: Words;
}

export type Inspected = { facts: MediaFacts } | { problems: MediaProblem[] };
