import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { fees as english } from './en.ts';
import { fees as chinese } from './zh-cn.ts';

export type FeeWords = WordsLike<typeof chinese>;

/** Words of the list of fees, which come with its chunk. */
export const feeWords = carriedWords<FeeWords>({ CN: chinese, EN: english });
