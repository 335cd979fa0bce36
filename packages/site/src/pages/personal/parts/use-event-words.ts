import type { Language } from '@bank/contract';
import { events as english } from '../../../words/personal/events/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { events as chinese } from '../../../words/personal/events/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type EventWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, EventWords> = { CN: chinese, EN: english };

/** Words of the activities, which come with the chunks of their pages. */
export function useEventWords(): EventWords {
  return WORDS[useSite().language];
}
