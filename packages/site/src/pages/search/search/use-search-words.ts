import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { searchPage as chinese } from '../../../words/zh-cn/search-page.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type SearchWords = WordsLike<typeof chinese>;

export const searchWords = pageWords<SearchWords>({
  CN: () => import('../../../words/zh-cn/search-page.ts').then(({ searchPage }) => searchPage),
  EN: () => import('../../../words/en/search-page.ts').then(({ searchPage }) => searchPage),
});

export function useSearchWords(): SearchWords {
  return searchWords.of(useSite().language);
}
