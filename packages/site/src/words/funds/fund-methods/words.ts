import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { fundMethods as chinese } from './zh-cn.ts';

export type FundMethodsWords = WordsLike<typeof chinese>;

/** How the figures of funds are worked out, and where the ways come from. */
export const fundMethodsWords = fetchedWords<FundMethodsWords>({
  CN: () => import('./zh-cn.ts').then(({ fundMethods }) => fundMethods),
  EN: () => import('./en.ts').then(({ fundMethods }) => fundMethods),
});
