import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { welcome as english } from './en.ts';
import { welcome as chinese } from './zh-cn.ts';

export const welcomeWords = carriedWords<WordsLike<typeof chinese>>({ CN: chinese, EN: english });
