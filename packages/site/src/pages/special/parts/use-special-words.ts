import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { special as chinese } from '../../../words/special/special/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type SpecialWords = WordsLike<typeof chinese>;

/** Words of the pages of special finance; no other page carries them. */
export const specialWords = pageWords<SpecialWords>({
  CN: () => import('../../../words/special/special/zh-cn.ts').then(({ special }) => special),
  EN: () => import('../../../words/special/special/en.ts').then(({ special }) => special),
});

export function useSpecialWords(): SpecialWords {
  return specialWords.of(useSite().language);
}
