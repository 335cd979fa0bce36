import type { Language } from '@bank/contract';
import { history as english } from '../messages/en/history.ts';
import type { WordsLike } from '../messages/messages.ts';
import { history as chinese } from '../messages/zh-cn/history.ts';
import { useSite } from '../state/site-context.ts';

type HistoryWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, HistoryWords> = { CN: chinese, EN: english };

/** Words of the history panel, which come with it so that pages without one do not carry them. */
export function useHistoryWords(): HistoryWords {
  return WORDS[useSite().language];
}
