import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { fundCompare as chinese } from '../../../words/funds/fund-compare/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FundCompareWords = WordsLike<typeof chinese>;

export const compareWords = pageWords<FundCompareWords>({
  CN: () => import('../../../words/funds/fund-compare/zh-cn.ts').then(({ fundCompare }) => fundCompare),
  EN: () => import('../../../words/funds/fund-compare/en.ts').then(({ fundCompare }) => fundCompare),
});

export function useFundCompareWords(): FundCompareWords {
  return compareWords.of(useSite().language);
}
