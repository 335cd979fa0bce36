import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { figures as english } from './en.ts';
import { figures as chinese } from './zh-cn.ts';

export type FigureWords = WordsLike<typeof chinese>;

/** Words of figures, which come with their script. */
export const figureWords = carriedWords<FigureWords>({ CN: chinese, EN: english });
