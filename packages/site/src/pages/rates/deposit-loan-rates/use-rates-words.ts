import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { rates as chinese } from '../../../words/zh-cn/rates.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type RatesWords = WordsLike<typeof chinese>;

/** Words that every view of the page needs. */
export const ratesWords = pageWords<RatesWords>({
  CN: () => import('../../../words/zh-cn/rates.ts').then(({ rates }) => rates),
  EN: () => import('../../../words/en/rates.ts').then(({ rates }) => rates),
});

export function useRatesWords(): RatesWords {
  return ratesWords.of(useSite().language);
}
