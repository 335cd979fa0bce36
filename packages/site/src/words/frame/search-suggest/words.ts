import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { searchSuggest as english } from './en.ts';
import { searchSuggest as chinese } from './zh-cn.ts';

export type SuggestWords = WordsLike<typeof chinese>;

/** Words of the suggestions: a few, which come with the field. */
export const suggestWords = carriedWords<SuggestWords>({ CN: chinese, EN: english });
