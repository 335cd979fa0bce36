import { pageWords } from '../../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../../words/loading/messages.ts';
import type { depositCalculator as chinese } from '../../../../words/rates/deposit-calculator/zh-cn.ts';
import { useSite } from '../../../../base/state/site-context.ts';

export type DepositWords = WordsLike<typeof chinese>;

/** Fetched with the view of the deposit calculator. */
export const depositWords = pageWords<DepositWords>({
  CN: () =>
    import('../../../../words/rates/deposit-calculator/zh-cn.ts').then(
      ({ depositCalculator }) => depositCalculator,
    ),
  EN: () =>
    import('../../../../words/rates/deposit-calculator/en.ts').then(({ depositCalculator }) => depositCalculator),
});

export function useDepositWords(): DepositWords {
  return depositWords.of(useSite().language);
}
