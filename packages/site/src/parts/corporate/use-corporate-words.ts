import { pageWords } from '../../words/loading/subject-words.ts';
import type { WordsLike } from '../../words/loading/messages.ts';
import type { corporate as chinese } from '../../words/company/corporate/zh-cn.ts';
import { useSite } from '../../base/state/site-context.ts';

export type CorporateWords = WordsLike<typeof chinese>;

/** Words of the sections for companies and for financial markets; no other page carries them. */
export const corporateWords = pageWords<CorporateWords>({
  CN: () => import('../../words/company/corporate/zh-cn.ts').then(({ corporate }) => corporate),
  EN: () => import('../../words/company/corporate/en.ts').then(({ corporate }) => corporate),
});

export function useCorporateWords(): CorporateWords {
  return corporateWords.of(useSite().language);
}
