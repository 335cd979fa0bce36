import { pageWords } from '../../words/page-words.ts';
import type { WordsLike } from '../../words/messages.ts';
import type { corporate as chinese } from '../../words/zh-cn/corporate.ts';
import { useSite } from '../../base/state/site-context.ts';

export type CorporateWords = WordsLike<typeof chinese>;

/** Words of the sections for companies and for financial markets; no other page carries them. */
export const corporateWords = pageWords<CorporateWords>({
  CN: () => import('../../words/zh-cn/corporate.ts').then(({ corporate }) => corporate),
  EN: () => import('../../words/en/corporate.ts').then(({ corporate }) => corporate),
});

export function useCorporateWords(): CorporateWords {
  return corporateWords.of(useSite().language);
}
