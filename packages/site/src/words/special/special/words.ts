import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { special as chinese } from './zh-cn.ts';

export type SpecialWords = WordsLike<typeof chinese>;

/** Words of the pages of special finance; no other page carries them. */
export const specialWords = fetchedWords<SpecialWords>({
  CN: () => import('./zh-cn.ts').then(({ special }) => special),
  EN: () => import('./en.ts').then(({ special }) => special),
});
