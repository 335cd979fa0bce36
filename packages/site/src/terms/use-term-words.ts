import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { terms as chinese } from '../messages/zh-cn/terms.ts';
import { useSite } from '../state/site-context.ts';

export type TermWords = WordsLike<typeof chinese>;
/** Product guide 4.7. */
export type TermCode = keyof TermWords['terms.names'];

/** The glossary and the tips on other pages say the same (FUND-7). */
export const termWords = pageWords<TermWords>({
  CN: () => import('../messages/zh-cn/terms.ts').then(({ terms }) => terms),
  EN: () => import('../messages/en/terms.ts').then(({ terms }) => terms),
});

export function useTermWords(): TermWords {
  return termWords.of(useSite().language);
}
