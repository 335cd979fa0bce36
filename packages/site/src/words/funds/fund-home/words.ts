import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { fundHome as chinese } from './zh-cn.ts';

export type FundHomeWords = WordsLike<typeof chinese>;

/** Words of the fund zone's front page alone. */
export const fundHomeWords = fetchedWords<FundHomeWords>({
  CN: () => import('./zh-cn.ts').then(({ fundHome }) => fundHome),
  EN: () => import('./en.ts').then(({ fundHome }) => fundHome),
});
