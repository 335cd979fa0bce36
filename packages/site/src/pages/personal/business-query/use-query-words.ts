import type { Language } from '@bank/contract';
import { businessQuery as english } from '../../../words/personal/business-query/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { businessQuery as chinese } from '../../../words/personal/business-query/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type QueryWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, QueryWords> = { CN: chinese, EN: english };

export function useQueryWords(): QueryWords {
  return WORDS[useSite().language];
}
