import { pageWords } from '../../../../words/page-words.ts';
import type { WordsLike } from '../../../../words/messages.ts';
import type { depositCalculator as chinese } from '../../../../words/zh-cn/deposit-calculator.ts';
import { useSite } from '../../../../base/state/site-context.ts';

export type DepositWords = WordsLike<typeof chinese>;

/** Fetched with the view of the deposit calculator. */
export const depositWords = pageWords<DepositWords>({
  CN: () =>
    import('../../../../words/zh-cn/deposit-calculator.ts').then(
      ({ depositCalculator }) => depositCalculator,
    ),
  EN: () =>
    import('../../../../words/en/deposit-calculator.ts').then(({ depositCalculator }) => depositCalculator),
});

export function useDepositWords(): DepositWords {
  return depositWords.of(useSite().language);
}
