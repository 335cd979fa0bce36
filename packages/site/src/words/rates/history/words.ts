import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { history as english } from './en.ts';
import { history as chinese } from './zh-cn.ts';

export type HistoryWords = WordsLike<typeof chinese>;

/** Words of the history panel, which come with it so that pages without one do not carry them. */
export const historyWords = carriedWords<HistoryWords>({ CN: chinese, EN: english });
