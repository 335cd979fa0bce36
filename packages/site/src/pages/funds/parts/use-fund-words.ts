import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { funds as chinese } from '../../../words/zh-cn/funds.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FundWords = WordsLike<typeof chinese>;

/** Words that pages of the fund zone share: a visitor fetches one language, and no other page carries any. */
export const fundWords = pageWords<FundWords>({
  CN: () => import('../../../words/zh-cn/funds.ts').then(({ funds }) => funds),
  EN: () => import('../../../words/en/funds.ts').then(({ funds }) => funds),
});

export function useFundWords(): FundWords {
  return fundWords.of(useSite().language);
}
