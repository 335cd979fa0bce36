import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { searchPage as chinese } from './zh-cn.ts';

export type SearchWords = WordsLike<typeof chinese>;

export const searchWords = fetchedWords<SearchWords>({
  CN: () => import('./zh-cn.ts').then(({ searchPage }) => searchPage),
  EN: () => import('./en.ts').then(({ searchPage }) => searchPage),
});
