import { pageWords } from '../../words/page-words.ts';
import type { WordsLike } from '../../words/messages.ts';
import type { opinion as chinese } from '../../words/zh-cn/opinion.ts';
import { useSite } from '../../base/state/site-context.ts';

export type OpinionWords = WordsLike<typeof chinese>;

/** Words of pages that ask whether they were useful: they load them with their data. */
export const opinionWords = pageWords<OpinionWords>({
  CN: () => import('../../words/zh-cn/opinion.ts').then(({ opinion }) => opinion),
  EN: () => import('../../words/en/opinion.ts').then(({ opinion }) => opinion),
});

export function useOpinionWords(): OpinionWords {
  return opinionWords.of(useSite().language);
}
