import { pageWords } from '../../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../../words/loading/messages.ts';
import type { loanCalculator as chinese } from '../../../../words/rates/loan-calculator/zh-cn.ts';
import { useSite } from '../../../../base/state/site-context.ts';

export type LoanWords = WordsLike<typeof chinese>;

/** Fetched with the view of the loan calculator. */
export const loanWords = pageWords<LoanWords>({
  CN: () => import('../../../../words/rates/loan-calculator/zh-cn.ts').then(({ loanCalculator }) => loanCalculator),
  EN: () => import('../../../../words/rates/loan-calculator/en.ts').then(({ loanCalculator }) => loanCalculator),
});

export function useLoanWords(): LoanWords {
  return loanWords.of(useSite().language);
}
