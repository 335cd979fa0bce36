import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { newsHome as chinese } from './zh-cn.ts';

export const newsHomeWords = fetchedWords<WordsLike<typeof chinese>>({
  CN: () => import('./zh-cn.ts').then(({ newsHome }) => newsHome),
  EN: () => import('./en.ts').then(({ newsHome }) => newsHome),
});
