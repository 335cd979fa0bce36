import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { loanCalculator as chinese } from './zh-cn.ts';

export type LoanWords = WordsLike<typeof chinese>;

/** Fetched with the view of the loan calculator. */
export const loanWords = fetchedWords<LoanWords>({
  CN: () => import('./zh-cn.ts').then(({ loanCalculator }) => loanCalculator),
  EN: () => import('./en.ts').then(({ loanCalculator }) => loanCalculator),
});
