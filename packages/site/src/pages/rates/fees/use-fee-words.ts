import type { Language } from '@bank/contract';
import { fees as english } from '../../../words/rates/fees/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { fees as chinese } from '../../../words/rates/fees/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FeeWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, FeeWords> = { CN: chinese, EN: english };

/** Words of the list of fees, which come with its chunk. */
export function useFeeWords(): FeeWords {
  return WORDS[useSite().language];
}
