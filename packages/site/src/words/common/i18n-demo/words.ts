import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { i18nDemo as english } from './en.ts';
import { i18nDemo as chinese } from './zh-cn.ts';

export type I18nWords = WordsLike<typeof chinese>;

export const i18nWords = carriedWords<I18nWords>({ CN: chinese, EN: english });
