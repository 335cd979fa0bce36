import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { fundDetail as chinese } from '../../messages/zh-cn/fund-detail.ts';
import { useSite } from '../../state/site-context.ts';

export type FundDetailWords = WordsLike<typeof chinese>;

/** The words of one fund's page and of the comparison, beside those of the whole zone. */
export const fundDetailWords = pageWords<FundDetailWords>({
  CN: () => import('../../messages/zh-cn/fund-detail.ts').then(({ fundDetail }) => fundDetail),
  EN: () => import('../../messages/en/fund-detail.ts').then(({ fundDetail }) => fundDetail),
});

export function useFundDetailWords(): FundDetailWords {
  return fundDetailWords.of(useSite().language);
}
