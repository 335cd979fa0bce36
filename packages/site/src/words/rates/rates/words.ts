import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { rates as chinese } from './zh-cn.ts';

export type RatesWords = WordsLike<typeof chinese>;

/** Words that every view of the page needs. */
export const ratesWords = fetchedWords<RatesWords>({
  CN: () => import('./zh-cn.ts').then(({ rates }) => rates),
  EN: () => import('./en.ts').then(({ rates }) => rates),
});
