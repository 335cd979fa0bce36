import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { rates as chinese } from '../../messages/zh-cn/rates.ts';
import { useSite } from '../../state/site-context.ts';

export type RatesWords = WordsLike<typeof chinese>;

/** Words that every view of the page needs. */
export const ratesWords = pageWords<RatesWords>({
  CN: () => import('../../messages/zh-cn/rates.ts').then(({ rates }) => rates),
  EN: () => import('../../messages/en/rates.ts').then(({ rates }) => rates),
});

export function useRatesWords(): RatesWords {
  return ratesWords.of(useSite().language);
}
