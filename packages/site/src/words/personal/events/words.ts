import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { events as english } from './en.ts';
import { events as chinese } from './zh-cn.ts';

export type EventWords = WordsLike<typeof chinese>;

/** Words of the activities, which come with the chunks of their pages. */
export const eventWords = carriedWords<EventWords>({ CN: chinese, EN: english });
