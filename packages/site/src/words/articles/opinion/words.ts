import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { opinion as chinese } from './zh-cn.ts';

export type OpinionWords = WordsLike<typeof chinese>;

/** Words of pages that ask whether they were useful: they load them with their data. */
export const opinionWords = fetchedWords<OpinionWords>({
  CN: () => import('./zh-cn.ts').then(({ opinion }) => opinion),
  EN: () => import('./en.ts').then(({ opinion }) => opinion),
});
