import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { fundCompare as chinese } from '../../../words/zh-cn/fund-compare.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FundCompareWords = WordsLike<typeof chinese>;

export const compareWords = pageWords<FundCompareWords>({
  CN: () => import('../../../words/zh-cn/fund-compare.ts').then(({ fundCompare }) => fundCompare),
  EN: () => import('../../../words/en/fund-compare.ts').then(({ fundCompare }) => fundCompare),
});

export function useFundCompareWords(): FundCompareWords {
  return compareWords.of(useSite().language);
}
