import type { Language } from '@bank/contract';
import { depositCalculator as english } from '../../../messages/en/deposit-calculator.ts';
import type { WordsLike } from '../../../messages/messages.ts';
import { depositCalculator as chinese } from '../../../messages/zh-cn/deposit-calculator.ts';
import { useSite } from '../../../state/site-context.ts';

export type DepositWords = WordsLike<typeof chinese>;

export const DEPOSIT_WORDS: Readonly<Record<Language, DepositWords>> = { CN: chinese, EN: english };

export function useDepositWords(): DepositWords {
  return DEPOSIT_WORDS[useSite().language];
}
