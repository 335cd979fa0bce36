import type { Language } from '@bank/contract';
import { loanCalculator as english } from '../../../messages/en/loan-calculator.ts';
import type { WordsLike } from '../../../messages/messages.ts';
import { loanCalculator as chinese } from '../../../messages/zh-cn/loan-calculator.ts';
import { useSite } from '../../../state/site-context.ts';

export type LoanWords = WordsLike<typeof chinese>;

export const LOAN_WORDS: Readonly<Record<Language, LoanWords>> = { CN: chinese, EN: english };

export function useLoanWords(): LoanWords {
  return LOAN_WORDS[useSite().language];
}
