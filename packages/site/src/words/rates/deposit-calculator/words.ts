import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { depositCalculator as chinese } from './zh-cn.ts';

export type DepositWords = WordsLike<typeof chinese>;

/** Fetched with the view of the deposit calculator. */
export const depositWords = fetchedWords<DepositWords>({
  CN: () => import('./zh-cn.ts').then(({ depositCalculator }) => depositCalculator),
  EN: () => import('./en.ts').then(({ depositCalculator }) => depositCalculator),
});
