import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { special as chinese } from '../../../words/zh-cn/special.ts';
import { useSite } from '../../../base/state/site-context.ts';

type SpecialWords = WordsLike<typeof chinese>;

/** Words of the pages of special finance; no other page carries them. */
export const specialWords = pageWords<SpecialWords>({
  CN: () => import('../../../words/zh-cn/special.ts').then(({ special }) => special),
  EN: () => import('../../../words/en/special.ts').then(({ special }) => special),
});

export function useSpecialWords(): SpecialWords {
  return specialWords.of(useSite().language);
}
