import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { funds as chinese } from '../messages/zh-cn/funds.ts';
import { useSite } from '../state/site-context.ts';

export type FundWords = WordsLike<typeof chinese>;

/** Words that pages of the fund zone share: a visitor fetches one language, and no other page carries any. */
export const fundWords = pageWords<FundWords>({
  CN: () => import('../messages/zh-cn/funds.ts').then(({ funds }) => funds),
  EN: () => import('../messages/en/funds.ts').then(({ funds }) => funds),
});

export function useFundWords(): FundWords {
  return fundWords.of(useSite().language);
}
