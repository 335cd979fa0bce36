import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { serviceGuide as english } from './en.ts';
import { serviceGuide as chinese } from './zh-cn.ts';

export type ServiceGuideWords = WordsLike<typeof chinese>;

export const serviceGuideWords = carriedWords<ServiceGuideWords>({ CN: chinese, EN: english });
