import type { Language } from '@bank/contract';
import { businessQuery as english } from '../../../words/en/business-query.ts';
import type { WordsLike } from '../../../words/messages.ts';
import { businessQuery as chinese } from '../../../words/zh-cn/business-query.ts';
import { useSite } from '../../../base/state/site-context.ts';

type QueryWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, QueryWords> = { CN: chinese, EN: english };

export function useQueryWords(): QueryWords {
  return WORDS[useSite().language];
}
