import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { depositInsurance as english } from './en.ts';
import { depositInsurance as chinese } from './zh-cn.ts';

export const depositInsuranceWords = carriedWords<WordsLike<typeof chinese>>({ CN: chinese, EN: english });
