import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { searchPage as chinese } from '../../../words/common/search-page/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type SearchWords = WordsLike<typeof chinese>;

export const searchWords = pageWords<SearchWords>({
  CN: () => import('../../../words/common/search-page/zh-cn.ts').then(({ searchPage }) => searchPage),
  EN: () => import('../../../words/common/search-page/en.ts').then(({ searchPage }) => searchPage),
});

export function useSearchWords(): SearchWords {
  return searchWords.of(useSite().language);
}
