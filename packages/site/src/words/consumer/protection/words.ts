import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { protection as english } from './en.ts';
import { protection as chinese } from './zh-cn.ts';

export type ProtectionWords = WordsLike<typeof chinese>;

/** The site's dictionary with the zone's words, which come with its pages so that no other page carries them. */
export const protectionWords = carriedWords<ProtectionWords>({ CN: chinese, EN: english });
