import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { special as chinese } from '../messages/zh-cn/special.ts';
import { useSite } from '../state/site-context.ts';

type SpecialWords = WordsLike<typeof chinese>;

/** Words of the pages of special finance; no other page carries them. */
export const specialWords = pageWords<SpecialWords>({
  CN: () => import('../messages/zh-cn/special.ts').then(({ special }) => special),
  EN: () => import('../messages/en/special.ts').then(({ special }) => special),
});

export function useSpecialWords(): SpecialWords {
  return specialWords.of(useSite().language);
}
