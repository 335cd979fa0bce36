import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { rates as chinese } from '../../../words/rates/rates/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type RatesWords = WordsLike<typeof chinese>;

/** Words that every view of the page needs. */
export const ratesWords = pageWords<RatesWords>({
  CN: () => import('../../../words/rates/rates/zh-cn.ts').then(({ rates }) => rates),
  EN: () => import('../../../words/rates/rates/en.ts').then(({ rates }) => rates),
});

export function useRatesWords(): RatesWords {
  return ratesWords.of(useSite().language);
}
