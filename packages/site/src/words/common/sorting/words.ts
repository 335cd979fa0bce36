import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { sorting as english } from './en.ts';
import { sorting as chinese } from './zh-cn.ts';

export type SortingWords = WordsLike<typeof chinese>;

/** What a table says that its visitor sorts, which comes with it. */
export const sortingWords = carriedWords<SortingWords>({ CN: chinese, EN: english });
