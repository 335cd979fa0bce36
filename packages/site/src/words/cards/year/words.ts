import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { year as chinese } from './zh-cn.ts';

export type YearWords = WordsLike<typeof chinese>;

export const yearWords = fetchedWords<YearWords>({
  CN: () => import('./zh-cn.ts').then(({ year }) => year),
  EN: () => import('./en.ts').then(({ year }) => year),
});
