import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { fx as chinese } from './zh-cn.ts';

export type FxWords = WordsLike<typeof chinese>;

/** There are many of them: a visitor fetches one language, and no other page carries any. */
export const fxWords = fetchedWords<FxWords>({
  CN: () => import('./zh-cn.ts').then(({ fx }) => fx),
  EN: () => import('./en.ts').then(({ fx }) => fx),
});
