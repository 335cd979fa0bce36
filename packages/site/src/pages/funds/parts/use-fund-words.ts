import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { funds as chinese } from '../../../words/funds/funds/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FundWords = WordsLike<typeof chinese>;

/** Words that pages of the fund zone share: a visitor fetches one language, and no other page carries any. */
export const fundWords = pageWords<FundWords>({
  CN: () => import('../../../words/funds/funds/zh-cn.ts').then(({ funds }) => funds),
  EN: () => import('../../../words/funds/funds/en.ts').then(({ funds }) => funds),
});

export function useFundWords(): FundWords {
  return fundWords.of(useSite().language);
}
