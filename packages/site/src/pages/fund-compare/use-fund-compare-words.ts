import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { fundCompare as chinese } from '../../messages/zh-cn/fund-compare.ts';
import { useSite } from '../../state/site-context.ts';

export type FundCompareWords = WordsLike<typeof chinese>;

export const compareWords = pageWords<FundCompareWords>({
  CN: () => import('../../messages/zh-cn/fund-compare.ts').then(({ fundCompare }) => fundCompare),
  EN: () => import('../../messages/en/fund-compare.ts').then(({ fundCompare }) => fundCompare),
});

export function useFundCompareWords(): FundCompareWords {
  return compareWords.of(useSite().language);
}
