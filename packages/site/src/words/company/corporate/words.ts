import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { corporate as chinese } from './zh-cn.ts';

export type CorporateWords = WordsLike<typeof chinese>;

/** Words of the sections for companies and for financial markets; no other page carries them. */
export const corporateWords = fetchedWords<CorporateWords>({
  CN: () => import('./zh-cn.ts').then(({ corporate }) => corporate),
  EN: () => import('./en.ts').then(({ corporate }) => corporate),
});
