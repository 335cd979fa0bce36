import type { DirectAnswer, Language } from '@bank/contract';
import type { HandlerDeps } from '../../../base/handler.ts';

/** Says in a word what a keyword asks for by itself; undefined when it asks for something else. */
export type FindAnswer = (
  deps: HandlerDeps,
  language: Language,
  keyword: AskedWord,
) => Promise<DirectAnswer | undefined>;

interface AskedWord {
  /** In the case in which it was typed, else as `text`. */
  typed: string;
  /** One spelling: full-width letters, case and spaces at the ends do not count. */
  text: string;
  /** The same without spaces and signs: what codes are compared by. */
  flat: string;
}
