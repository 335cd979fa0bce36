import { pageWords } from '../../words/loading/subject-words.ts';
import type { WordsLike } from '../../words/loading/messages.ts';
import type { opinion as chinese } from '../../words/articles/opinion/zh-cn.ts';
import { useSite } from '../../base/state/site-context.ts';

export type OpinionWords = WordsLike<typeof chinese>;

/** Words of pages that ask whether they were useful: they load them with their data. */
export const opinionWords = pageWords<OpinionWords>({
  CN: () => import('../../words/articles/opinion/zh-cn.ts').then(({ opinion }) => opinion),
  EN: () => import('../../words/articles/opinion/en.ts').then(({ opinion }) => opinion),
});

export function useOpinionWords(): OpinionWords {
  return opinionWords.of(useSite().language);
}
