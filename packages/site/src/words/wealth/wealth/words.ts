import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { wealth as chinese } from './zh-cn.ts';

export type WealthWords = WordsLike<typeof chinese>;

/** Words of wealth products: a visitor fetches one language, with the pages that need them. */
export const wealthWords = fetchedWords<WealthWords>({
  CN: () => import('./zh-cn.ts').then(({ wealth }) => wealth),
  EN: () => import('./en.ts').then(({ wealth }) => wealth),
});
