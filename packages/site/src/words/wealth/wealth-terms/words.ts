import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { wealthTerms as english } from './en.ts';
import { wealthTerms as chinese } from './zh-cn.ts';

export type WealthTermsWords = WordsLike<typeof chinese>;

/** The words of a product's page with those of its late parts, which come with them. */
export const wealthTermsWords = carriedWords<WealthTermsWords>({ CN: chinese, EN: english });
