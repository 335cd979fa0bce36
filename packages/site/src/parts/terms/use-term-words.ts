import { pageWords } from '../../words/loading/subject-words.ts';
import type { WordsLike } from '../../words/loading/messages.ts';
import type { terms as chinese } from '../../words/common/terms/zh-cn.ts';
import { useSite } from '../../base/state/site-context.ts';

export type TermWords = WordsLike<typeof chinese>;
/** Product guide 4.7. */
export type TermCode = keyof TermWords['terms.names'];

/** The glossary and the tips on other pages say the same (FUND-7). */
export const termWords = pageWords<TermWords>({
  CN: () => import('../../words/common/terms/zh-cn.ts').then(({ terms }) => terms),
  EN: () => import('../../words/common/terms/en.ts').then(({ terms }) => terms),
});

export function useTermWords(): TermWords {
  return termWords.of(useSite().language);
}
