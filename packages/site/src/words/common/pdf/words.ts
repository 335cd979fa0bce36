import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { pdf as english } from './en.ts';
import { pdf as chinese } from './zh-cn.ts';

export type PdfWords = WordsLike<typeof chinese>;

/** The site's dictionary with the viewer's words, which come with the viewer so that no other page carries them. */
export const pdfWords = carriedWords<PdfWords>({ CN: chinese, EN: english });
