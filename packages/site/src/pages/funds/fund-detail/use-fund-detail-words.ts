import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { fundDetail as chinese } from '../../../words/zh-cn/fund-detail.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FundDetailWords = WordsLike<typeof chinese>;

/** The words of one fund's page and of the comparison, beside those of the whole zone. */
export const fundDetailWords = pageWords<FundDetailWords>({
  CN: () => import('../../../words/zh-cn/fund-detail.ts').then(({ fundDetail }) => fundDetail),
  EN: () => import('../../../words/en/fund-detail.ts').then(({ fundDetail }) => fundDetail),
});

export function useFundDetailWords(): FundDetailWords {
  return fundDetailWords.of(useSite().language);
}
