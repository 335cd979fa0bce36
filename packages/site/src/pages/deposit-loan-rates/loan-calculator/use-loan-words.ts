import { pageWords } from '../../../messages/page-words.ts';
import type { WordsLike } from '../../../messages/messages.ts';
import type { loanCalculator as chinese } from '../../../messages/zh-cn/loan-calculator.ts';
import { useSite } from '../../../state/site-context.ts';

export type LoanWords = WordsLike<typeof chinese>;

/** Fetched with the view of the loan calculator. */
export const loanWords = pageWords<LoanWords>({
  CN: () => import('../../../messages/zh-cn/loan-calculator.ts').then(({ loanCalculator }) => loanCalculator),
  EN: () => import('../../../messages/en/loan-calculator.ts').then(({ loanCalculator }) => loanCalculator),
});

export function useLoanWords(): LoanWords {
  return loanWords.of(useSite().language);
}
