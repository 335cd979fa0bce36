import { pageWords } from '../../../messages/page-words.ts';
import type { WordsLike } from '../../../messages/messages.ts';
import type { depositCalculator as chinese } from '../../../messages/zh-cn/deposit-calculator.ts';
import { useSite } from '../../../state/site-context.ts';

export type DepositWords = WordsLike<typeof chinese>;

/** Fetched with the view of the deposit calculator. */
export const depositWords = pageWords<DepositWords>({
  CN: () =>
    import('../../../messages/zh-cn/deposit-calculator.ts').then(
      ({ depositCalculator }) => depositCalculator,
    ),
  EN: () =>
    import('../../../messages/en/deposit-calculator.ts').then(({ depositCalculator }) => depositCalculator),
});

export function useDepositWords(): DepositWords {
  return depositWords.of(useSite().language);
}
