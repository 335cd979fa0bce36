import type { Language } from '@bank/contract';
import { events as english } from '../messages/en/events.ts';
import type { WordsLike } from '../messages/messages.ts';
import { events as chinese } from '../messages/zh-cn/events.ts';
import { useSite } from '../state/site-context.ts';

export type EventWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, EventWords> = { CN: chinese, EN: english };

/** Words of the activities, which come with the chunks of their pages. */
export function useEventWords(): EventWords {
  return WORDS[useSite().language];
}
