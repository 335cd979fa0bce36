import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { funds as chinese } from './zh-cn.ts';

export type FundWords = WordsLike<typeof chinese>;

/** Words that pages of the fund zone share: a visitor fetches one language, and no other page carries any. */
export const fundWords = fetchedWords<FundWords>({
  CN: () => import('./zh-cn.ts').then(({ funds }) => funds),
  EN: () => import('./en.ts').then(({ funds }) => funds),
});
