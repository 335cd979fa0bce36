import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { corporate as chinese } from '../messages/zh-cn/corporate.ts';
import { useSite } from '../state/site-context.ts';

export type CorporateWords = WordsLike<typeof chinese>;

/** Words of the sections for companies and for financial markets; no other page carries them. */
export const corporateWords = pageWords<CorporateWords>({
  CN: () => import('../messages/zh-cn/corporate.ts').then(({ corporate }) => corporate),
  EN: () => import('../messages/en/corporate.ts').then(({ corporate }) => corporate),
});

export function useCorporateWords(): CorporateWords {
  return corporateWords.of(useSite().language);
}
