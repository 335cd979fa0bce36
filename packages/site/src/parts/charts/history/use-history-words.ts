import type { Language } from '@bank/contract';
import { history as english } from '../../../words/en/history.ts';
import type { WordsLike } from '../../../words/messages.ts';
import { history as chinese } from '../../../words/zh-cn/history.ts';
import { useSite } from '../../../base/state/site-context.ts';

type HistoryWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, HistoryWords> = { CN: chinese, EN: english };

/** Words of the history panel, which come with it so that pages without one do not carry them. */
export function useHistoryWords(): HistoryWords {
  return WORDS[useSite().language];
}
