import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { businessQuery as english } from './en.ts';
import { businessQuery as chinese } from './zh-cn.ts';

export type QueryWords = WordsLike<typeof chinese>;

export const queryWords = carriedWords<QueryWords>({ CN: chinese, EN: english });
