import type { Language } from '@bank/contract';
import { searchSuggest as english } from '../../words/en/search-suggest.ts';
import type { WordsLike } from '../../words/messages.ts';
import { searchSuggest as chinese } from '../../words/zh-cn/search-suggest.ts';
import { useSite } from '../../base/state/site-context.ts';

const WORDS: Readonly<Record<Language, WordsLike<typeof chinese>>> = { CN: chinese, EN: english };

/** Words of the suggestions: a few, which come with the field. */
export function useSuggestWords(): WordsLike<typeof chinese> {
  return WORDS[useSite().language];
}
