import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { wealthCompare as english } from './en.ts';
import { wealthCompare as chinese } from './zh-cn.ts';

export type WealthCompareWords = WordsLike<typeof chinese>;

/** The words of wealth products with those of their comparison, which only its page carries. */
export const wealthCompareWords = carriedWords<WealthCompareWords>({ CN: chinese, EN: english });
