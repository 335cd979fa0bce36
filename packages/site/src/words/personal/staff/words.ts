import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { staff as english } from './en.ts';
import { staff as chinese } from './zh-cn.ts';

export type StaffWords = WordsLike<typeof chinese>;

export const staffWords = carriedWords<StaffWords>({ CN: chinese, EN: english });
