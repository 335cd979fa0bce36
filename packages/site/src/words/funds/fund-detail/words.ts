import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { fundDetail as chinese } from './zh-cn.ts';

export type FundDetailWords = WordsLike<typeof chinese>;

/** The words of one fund's page and of the comparison, beside those of the whole zone. */
export const fundDetailWords = fetchedWords<FundDetailWords>({
  CN: () => import('./zh-cn.ts').then(({ fundDetail }) => fundDetail),
  EN: () => import('./en.ts').then(({ fundDetail }) => fundDetail),
});
