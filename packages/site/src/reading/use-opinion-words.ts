import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { opinion as chinese } from '../messages/zh-cn/opinion.ts';
import { useSite } from '../state/site-context.ts';

export type OpinionWords = WordsLike<typeof chinese>;

/** Words of pages that ask whether they were useful: they load them with their data. */
export const opinionWords = pageWords<OpinionWords>({
  CN: () => import('../messages/zh-cn/opinion.ts').then(({ opinion }) => opinion),
  EN: () => import('../messages/en/opinion.ts').then(({ opinion }) => opinion),
});

export function useOpinionWords(): OpinionWords {
  return opinionWords.of(useSite().language);
}
