import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { cards as chinese } from './zh-cn.ts';

export type CardWords = WordsLike<typeof chinese>;

/** Words of the pages of credit cards; no other page carries them. */
export const cardWords = fetchedWords<CardWords>({
  CN: () => import('./zh-cn.ts').then(({ cards }) => cards),
  EN: () => import('./en.ts').then(({ cards }) => cards),
});
