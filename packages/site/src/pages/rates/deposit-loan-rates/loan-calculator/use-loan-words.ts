import { pageWords } from '../../../../words/page-words.ts';
import type { WordsLike } from '../../../../words/messages.ts';
import type { loanCalculator as chinese } from '../../../../words/zh-cn/loan-calculator.ts';
import { useSite } from '../../../../base/state/site-context.ts';

export type LoanWords = WordsLike<typeof chinese>;

/** Fetched with the view of the loan calculator. */
export const loanWords = pageWords<LoanWords>({
  CN: () => import('../../../../words/zh-cn/loan-calculator.ts').then(({ loanCalculator }) => loanCalculator),
  EN: () => import('../../../../words/en/loan-calculator.ts').then(({ loanCalculator }) => loanCalculator),
});

export function useLoanWords(): LoanWords {
  return loanWords.of(useSite().language);
}
