import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { fundDetail as chinese } from '../../../words/funds/fund-detail/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FundDetailWords = WordsLike<typeof chinese>;

/** The words of one fund's page and of the comparison, beside those of the whole zone. */
export const fundDetailWords = pageWords<FundDetailWords>({
  CN: () => import('../../../words/funds/fund-detail/zh-cn.ts').then(({ fundDetail }) => fundDetail),
  EN: () => import('../../../words/funds/fund-detail/en.ts').then(({ fundDetail }) => fundDetail),
});

export function useFundDetailWords(): FundDetailWords {
  return fundDetailWords.of(useSite().language);
}
