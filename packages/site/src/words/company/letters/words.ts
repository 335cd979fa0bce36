import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { letters as chinese } from './zh-cn.ts';

export type LetterWords = WordsLike<typeof chinese>;

export const letterWords = fetchedWords<LetterWords>({
  CN: () => import('./zh-cn.ts').then(({ letters }) => letters),
  EN: () => import('./en.ts').then(({ letters }) => letters),
});
