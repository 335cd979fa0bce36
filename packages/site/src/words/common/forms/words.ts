import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { forms as english } from './en.ts';
import { forms as chinese } from './zh-cn.ts';

export type FormWords = WordsLike<typeof chinese>;

/** They come with the pages that have forms, so that no other page carries them. */
export const formWords = carriedWords<FormWords>({ CN: chinese, EN: english });
