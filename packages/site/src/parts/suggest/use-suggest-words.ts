import type { Language } from '@bank/contract';
import { searchSuggest as english } from '../../words/frame/search-suggest/en.ts';
import type { WordsLike } from '../../words/loading/messages.ts';
import { searchSuggest as chinese } from '../../words/frame/search-suggest/zh-cn.ts';
import { useSite } from '../../base/state/site-context.ts';

const WORDS: Readonly<Record<Language, WordsLike<typeof chinese>>> = { CN: chinese, EN: english };

/** Words of the suggestions: a few, which come with the field. */
export function useSuggestWords(): WordsLike<typeof chinese> {
  return WORDS[useSite().language];
}
