import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { terms as chinese } from './zh-cn.ts';

export type TermWords = WordsLike<typeof chinese>;

/** FUND-7. */
export type TermCode = keyof TermWords['terms.names'];

/** The glossary and the tips on other pages say the same (FUND-7). */
export const termWords = fetchedWords<TermWords>({
  CN: () => import('./zh-cn.ts').then(({ terms }) => terms),
  EN: () => import('./en.ts').then(({ terms }) => terms),
});
