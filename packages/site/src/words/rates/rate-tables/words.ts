import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { rateTables as chinese } from './zh-cn.ts';

export type RateTableWords = WordsLike<typeof chinese>;

/** Fetched with the views that show tables. */
export const rateTableWords = fetchedWords<RateTableWords>({
  CN: () => import('./zh-cn.ts').then(({ rateTables }) => rateTables),
  EN: () => import('./en.ts').then(({ rateTables }) => rateTables),
});
