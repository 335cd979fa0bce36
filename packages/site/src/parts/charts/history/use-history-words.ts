import type { Language } from '@bank/contract';
import { history as english } from '../../../words/rates/history/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { history as chinese } from '../../../words/rates/history/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type HistoryWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, HistoryWords> = { CN: chinese, EN: english };

/** Words of the history panel, which come with it so that pages without one do not carry them. */
export function useHistoryWords(): HistoryWords {
  return WORDS[useSite().language];
}
