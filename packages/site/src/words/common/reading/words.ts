import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { reading as english } from './en.ts';
import { reading as chinese } from './zh-cn.ts';

/** How charts are read, which comes with the first that can be. */
export const readingWords = carriedWords<WordsLike<typeof chinese>>({ CN: chinese, EN: english });
