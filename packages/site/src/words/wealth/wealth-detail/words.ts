import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { wealthDetail as english } from './en.ts';
import { wealthDetail as chinese } from './zh-cn.ts';

export type WealthDetailWords = WordsLike<typeof chinese>;

/** The words of wealth products with those of one product's page. */
export const wealthDetailWords = carriedWords<WealthDetailWords>({ CN: chinese, EN: english });
