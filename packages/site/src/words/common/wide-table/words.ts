import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { wideTable as english } from './en.ts';
import { wideTable as chinese } from './zh-cn.ts';

export type WideTableWords = WordsLike<typeof chinese>;

/** Words of a table that moves sideways on phones, which come with it. */
export const wideTableWords = carriedWords<WideTableWords>({ CN: chinese, EN: english });
