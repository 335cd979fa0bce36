import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { searchPage as chinese } from '../../messages/zh-cn/search-page.ts';
import { useSite } from '../../state/site-context.ts';

export type SearchWords = WordsLike<typeof chinese>;

export const searchWords = pageWords<SearchWords>({
  CN: () => import('../../messages/zh-cn/search-page.ts').then(({ searchPage }) => searchPage),
  EN: () => import('../../messages/en/search-page.ts').then(({ searchPage }) => searchPage),
});

export function useSearchWords(): SearchWords {
  return searchWords.of(useSite().language);
}
